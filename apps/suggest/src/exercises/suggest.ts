import type { Context } from '../context.ts'
import { competencyAt, replyWithMore } from '../courses/answers.ts'
import { endOfTurn, settledOrSoon } from '../event-loop-turn.ts'
import { Refused } from '../front-door/fault.ts'
import { describe, hashOf, textToCompare } from '../vectors/text.ts'
import { compareWithCourse, readExercise } from './compare.ts'
import { limitOf, type SuggestForExercise } from './requests.ts'
import { strengthsOf } from './strength.ts'

/** Returns the reply's bytes: the competencies that the exercise seems to train, best first. */
export const suggestForExercise = async (
  { courses, embedder }: Context,
  asked: SuggestForExercise,
): Promise<Buffer> => {
  const text = textOf(asked)
  if (text === '') throw new Refused(400, 'Invalid input: the exercise has no text')
  await endOfTurn()
  const read = readExercise(embedder, text)
  const [exercise, { vectors, answers, verdicts }] = await Promise.all([
    read,
    settledOrSoon(read).then(() => courses.get(asked.course_id)),
  ])
  const said = verdicts.get(hashOf(text)) ?? new Map<number, boolean>()
  const ranked = await compareWithCourse(embedder, exercise, vectors, row => competencyAt(answers, row), said)
  const trained = strengthsOf(ranked, ({ row }) => said.get(row) === true).slice(0, limitOf(asked))
  return replyWithMore(answers, trained, ({ strength, score }) => ({ strength, score: rounded(score) }))
}

const rounded = (score: number): number => Math.round(score * 100) / 100

/** The text, or what of a stored exercise with this title and description would be embedded. */
const textOf = ({ text, title, description, course_id }: SuggestForExercise): string =>
  textToCompare(text ?? '') || describe({ id: 0, course_id, title: title ?? '', description: description ?? '' }).text
