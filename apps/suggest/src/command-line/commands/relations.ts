import type { Competency } from '../../competencies/competency.ts'
import { decimal } from '../../relations/judging/explain.ts'
import type { Relation } from '../../relations/relation.ts'
import { type Command, UsageError } from '../command.ts'
import { openService } from '../service/open.ts'
import { printable, say } from '../terminal/say.ts'
import { drawDot } from './dot.ts'
import { courseNumber } from './number.ts'

export const verbs = { REQUIRES: 'is a prerequisite of', EXTENDS: 'builds upon', MATCHES: 'is similar to' } as const

export const relations: Command = async given => {
  const { dot = false, json = false } = given.options
  if (dot && json) throw new UsageError('Choose --dot or --json.')
  const courseId = courseNumber(given.words[0], 'relations COURSE')
  const service = await openService(given)
  try {
    const found = await service.relations(courseId)
    if (json) return say(JSON.stringify({ relations: found }, null, 2))
    const competencies = await service.competencies(courseId)
    return say(dot ? drawDot(courseId, competencies, found) : sentences(competencies, found))
  } finally {
    await service.close()
  }
}

const sentences = (competencies: readonly Competency[], found: readonly Relation[]): string => {
  const titles = new Map(competencies.map(({ id, title }) => [id, title.trim() || `#${id}`]))
  if (found.length === 0) return 'No relation is sure enough to be suggested.'
  return found
    .map(({ tail_id, head_id, relation_type, score }) => {
      const [tail, head] = [titles.get(tail_id) ?? `#${tail_id}`, titles.get(head_id) ?? `#${head_id}`]
      return printable(`${decimal.format(score)}  ${tail} — ${verbs[relation_type]} — ${head}`)
    })
    .join('\n')
}
