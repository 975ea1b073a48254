import type { Rating } from './rating.ts'
import { solve } from './solve.ts'

/** The ridge: as if each reader had given one more rating that hints at no severity. */
const ridge = 1

type Fit = {
  /** By reader: how far their ratings lie below those of the readers on average. The sum is 0. */
  readonly severities: ReadonlyMap<string, number>
  /** By application: its mean as if all readers were equally severe. */
  readonly adjusted: ReadonlyMap<string, number>
}

/** Equal sums for equal ratings, in whichever order they come. */
const inOrder = (ratings: readonly Rating[]): readonly Rating[] =>
  ratings.toSorted(
    (one, other) =>
      Number(one.applicationId > other.applicationId) - Number(one.applicationId < other.applicationId) ||
      Number(one.readerId > other.readerId) - Number(one.readerId < other.readerId),
  )

const meanOf = (ratings: readonly Rating[], valueOf: (rating: Rating) => number): number =>
  ratings.reduce((sum, rating) => sum + rating.weight * valueOf(rating), 0) /
  ratings.reduce((sum, { weight }) => sum + weight, 0)

/** Fits rating = application − severity of the reader by least squares, with a ridge on the severities. */
export const fit = (given: readonly Rating[]): Fit => {
  const ratings = inOrder(given)
  const byApplication = Map.groupBy(ratings, ({ applicationId }) => applicationId)
  const readerIds = [...new Set(ratings.map(({ readerId }) => readerId))].toSorted()
  const places = new Map(readerIds.map((readerId, place) => [readerId, place]))
  const placeOf = ({ readerId }: Rating): number => places.get(readerId) ?? 0

  // The normal equations, from which the applications are eliminated: one unknown for each reader is left.
  const matrix = readerIds.map((_, row) => readerIds.map((__, column): number => (row === column ? ridge : 0)))
  const right = readerIds.map((): number => 0)
  const add = (row: number, column: number, value: number): void => {
    const line = matrix[row]
    if (line !== undefined) line[column] = (line[column] ?? 0) + value
  }
  for (const together of byApplication.values()) {
    const mean = meanOf(together, ({ value }) => value)
    const total = together.reduce((sum, { weight }) => sum + weight, 0)
    for (const rating of together) {
      const row = placeOf(rating)
      right[row] = (right[row] ?? 0) + rating.weight * (mean - rating.value)
      add(row, row, rating.weight)
      for (const other of together) add(row, placeOf(other), (-rating.weight * other.weight) / total)
    }
  }
  const solved = solve(matrix, right)
  const severities = new Map(readerIds.map((readerId, place) => [readerId, solved[place] ?? 0]))
  const adjusted = new Map(
    [...byApplication].map(([applicationId, together]) => [
      applicationId,
      meanOf(together, ({ value, readerId }) => value + (severities.get(readerId) ?? 0)),
    ]),
  )
  return { severities, adjusted }
}
