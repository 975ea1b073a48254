import type { Finding } from '../../course-health/finding.ts'
import type { Command } from '../command.ts'
import { openService } from '../service/open.ts'
import { printable, say } from '../terminal/say.ts'
import { courseNumber } from './number.ts'

/** Prints what should be looked at in a course. */
export const health: Command = async given => {
  const courseId = courseNumber(given.words[0], 'health COURSE')
  const service = await openService(given)
  try {
    const findings = await service.health(courseId)
    if (given.options.json) return say(JSON.stringify({ findings }, null, 2))
    return say(findings.length === 0 ? 'Nothing to look at.' : findings.map(inWords).join('\n'))
  } finally {
    await service.close()
  }
}

const inWords = ({ kind, evidence, step }: Finding): string =>
  printable(`${kind.toLowerCase().replaceAll('_', ' ')}: ${evidence.sentence} ${step.sentence}`)
