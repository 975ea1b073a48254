import type { Command } from '../command.ts'
import { openService } from '../service/open.ts'
import { printable, say } from '../terminal/say.ts'

export const courses: Command = async given => {
  const service = await openService(given)
  try {
    const found = await service.courses()
    if (given.options.json) return say(JSON.stringify({ courses: found }, null, 2))
    if (found.length === 0) return say('No course holds a competency yet.')
    return say(
      found
        .map(({ course_id, competencies, title }) => printable(`Course ${course_id}: ${competencies}  ${title ?? ''}`))
        .join('\n'),
    )
  } finally {
    await service.close()
  }
}
