import type { Ranked } from '../courses/rank.ts'
import type { Embedder } from '../embedding/embedder.ts'
import { type Block, blockOf, rowsOf } from '../geometry/block.ts'
import { describe } from '../vectors/text.ts'
import { plainText } from '../words/plain-text.ts'
import { passagesOf } from './passages.ts'
import { type ExerciseVectors, rankCompetencies } from './rank-competencies.ts'

/** The vectors of a course are of descriptions; so many of the best are also compared together with their titles. */
const mostCompared = 64

type Titled = { readonly id: number; readonly course_id: number; readonly title: string; readonly description: string }

export const readExercise = async (embedder: Embedder, text: string): Promise<ExerciseVectors> => {
  const [whole, ...passages] = await embedder.embed([text, ...passagesOf(text)], { as: 'query' })
  if (!whole) throw new Error('The embedder gave no vector.')
  return { whole, passages }
}

/** Ranks the rows of a course, best first. Only those that come into question are returned: none that was rejected. */
export const compareWithCourse = async (
  embedder: Embedder,
  exercise: ExerciseVectors,
  vectors: Block,
  competencyAt: (row: number) => Titled,
  said: ReadonlyMap<number, boolean> = new Map(),
): Promise<Ranked[]> => {
  const rows = rankCompetencies(exercise, [vectors])
    .filter(({ row }, at) => said.get(row) ?? at < mostCompared)
    .map(({ row }) => row)
  const titled = await embedder.embed(rows.map(row => titledText(competencyAt(row))))
  const ranked = rankCompetencies(exercise, [rowsOf(vectors, rows), blockOf(titled)])
  return ranked.map(({ row, score }) => ({ row: rows[row] ?? 0, score }))
}

const titledText = (competency: Titled): string => `${plainText(competency.title)}: ${describe(competency).text}`
