import type { Competency } from '../../competencies/competency.ts'
import type { FeedbackList } from '../../feedback/requests.ts'
import { type Command, type Given, UsageError } from '../command.ts'
import { openService } from '../service/open.ts'
import { printable, say } from '../terminal/say.ts'
import { courseNumber } from './number.ts'
import { verbs } from './relations.ts'

const verdicts = { accept: 'ACCEPT', reject: 'REJECT', withdraw: 'WITHDRAW' } as const
type Type = keyof typeof verbs

/** Keeps a verdict on a relation, or prints those of a course and what to ask next. */
export const feedback: Command = async given => {
  const courseId = courseNumber(given.words[0], 'feedback COURSE')
  const said = verdictIn(given)
  const service = await openService(given)
  try {
    if (said) {
      await service.giveFeedback({ kind: 'RELATION', course_id: courseId, ...said })
      return say('Kept.')
    }
    const [list, question] = [await service.feedback(courseId), await service.nextQuestion(courseId)]
    if (given.options.json) return say(JSON.stringify({ ...list, question }, null, 2))
    const next = question
      ? `Next: ${question.sentence} Answer with --accept or --reject "${question.tail_id} REQUIRES ${question.head_id}".`
      : 'Nothing is left to ask.'
    return say([...sentences(await service.competencies(courseId), list), printable(next)].join('\n'))
  } finally {
    await service.close()
  }
}

/** Reads a relation as "1 REQUIRES 2". */
const verdictIn = ({ options }: Given) => {
  const given = (['accept', 'reject', 'withdraw'] as const).filter(name => options[name] !== undefined)
  const [name] = given
  if (!name) return undefined
  if (given.length > 1) throw new UsageError('Choose one of --accept, --reject and --withdraw.')
  const [, tail, type, head] =
    /^\s*([+-]?\d+)\s+(REQUIRES|EXTENDS|MATCHES)\s+([+-]?\d+)\s*$/i.exec(options[name] ?? '') ?? []
  if (!type) throw new UsageError(`--${name} must be a relation, such as "1 REQUIRES 2".`)
  return {
    verdict: verdicts[name],
    tail_id: courseNumber(tail, 'The tail'),
    head_id: courseNumber(head, 'The head'),
    relation_type: type.toUpperCase() as Type,
  }
}

const sentences = (competencies: readonly Competency[], { relations, exercise_links, suggestions }: FeedbackList) => {
  const titles = new Map(competencies.map(({ id, title }) => [id, title.trim() || `#${id}`]))
  const name = (id: number) => titles.get(id) ?? `#${id}`
  return [
    ...relations.map(
      one => `${told(one.verdict)}  ${name(one.tail_id)} — ${verbs[one.relation_type]} — ${name(one.head_id)}`,
    ),
    ...exercise_links.map(one => `${told(one.verdict)}  exercise ${one.exercise_id} trains ${name(one.competency_id)}`),
    ...suggestions.map(one => `${told(one.verdict)}  ${name(one.competency_id)} for a text`),
  ].map(printable)
}

const told = (verdict: 'ACCEPT' | 'REJECT'): string => `${verdict.toLowerCase()}ed`
