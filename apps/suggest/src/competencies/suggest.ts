import type { Context } from '../context.ts'
import { replyWith, replyWithMore } from '../courses/answers.ts'
import { rank } from '../courses/rank.ts'
import { endOfTurn, settledOrSoon } from '../event-loop-turn.ts'
import { Refused } from '../front-door/fault.ts'
import { hashOf, textToCompare } from '../vectors/text.ts'

type Question = { readonly description: string; readonly course_id: number }

/** Returns the reply's bytes: the course's competencies above the threshold, most similar first. */
export const suggest = async (
  { courses, embedder, config }: Context,
  { description, course_id }: Question,
  withScores: boolean,
): Promise<Buffer> => {
  const text = textToCompare(description)
  if (text === '') throw new Refused(400, 'Invalid input: description cannot be empty')
  await endOfTurn()
  const embedded = embedder.embed([text], { as: 'query' })
  const [[vector], { vectors, answers, verdicts }] = await Promise.all([
    embedded,
    settledOrSoon(embedded).then(() => courses.get(course_id)),
  ])
  if (!vector) throw new Error('The embedder gave no vector.')
  const threshold = config.SUGGEST_THRESHOLD ?? embedder.threshold
  const said = verdicts.size > 0 ? verdicts.get(hashOf(text)) : undefined
  const ranked = rank(vectors, vector, threshold, config.SUGGEST_LIMIT, said)
  return withScores ? replyWithMore(answers, ranked, ({ score }) => ({ score })) : replyWith(answers, ranked)
}
