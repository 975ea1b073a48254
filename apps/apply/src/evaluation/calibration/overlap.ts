import type { Rating } from './rating.ts'

export const fewestRatings = 5

/** Why readers cannot be compared: there are less than two, one has rated too little, or some share no application. */
export const hindrances = ['TOO_FEW_READERS', 'TOO_FEW_RATINGS', 'APART'] as const
type Hindrance = (typeof hindrances)[number]

type Reader = {
  readonly readerId: string
  readonly count: number
  /** Numbers the sets of readers who are linked by applications that they share, the largest first, from 1 on. */
  readonly part: number
}

const firstOf = (part: ReadonlySet<string>): string => [...part].toSorted()[0] ?? ''

/** The sets of readers who are linked by shared applications, the one with the most ratings first. */
const partsOf = (ratings: readonly Rating[]): readonly ReadonlySet<string>[] => {
  let parts: readonly ReadonlySet<string>[] = []
  for (const together of Map.groupBy(ratings, ({ applicationId }) => applicationId).values()) {
    const readers = together.map(({ readerId }) => readerId)
    const touched = parts.filter(part => readers.some(readerId => part.has(readerId)))
    parts = [
      ...parts.filter(part => !touched.includes(part)),
      new Set([...touched.flatMap(part => [...part]), ...readers]),
    ]
  }
  const countIn = (part: ReadonlySet<string>) => ratings.filter(({ readerId }) => part.has(readerId)).length
  return parts.toSorted((one, other) => countIn(other) - countIn(one) || (firstOf(one) < firstOf(other) ? -1 : 1))
}

/** How much the readers have rated in common, and what keeps them from being compared. */
export const overlapOf = (ratings: readonly Rating[]) => {
  const parts = partsOf(ratings)
  const readers = [...Map.groupBy(ratings, ({ readerId }) => readerId)].map(
    ([readerId, own]): Reader => ({
      readerId,
      count: own.length,
      part: parts.findIndex(part => part.has(readerId)) + 1,
    }),
  )
  const hinders: Readonly<Record<Hindrance, boolean>> = {
    TOO_FEW_READERS: readers.length < 2,
    TOO_FEW_RATINGS: readers.some(({ count }) => count < fewestRatings),
    APART: parts.length > 1,
  }
  return { readers, hindrances: hindrances.filter(each => hinders[each]) }
}
