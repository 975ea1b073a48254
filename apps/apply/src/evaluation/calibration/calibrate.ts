import { fit } from './fit.ts'
import { overlapOf } from './overlap.ts'
import type { Rating } from './rating.ts'

/** With two digits, and never −0. */
const rounded = (value: number): number => Math.round(value * 100) / 100 || 0

const numberOf = (numbers: ReadonlyMap<string, number> | undefined, id: string): number | null => {
  const number = numbers?.get(id)
  return number === undefined ? null : rounded(number)
}

/** On this scale of four points, half of it. */
const muchSpread = 2

/** How severe readers are, and what follows for applications; only the spread if readers cannot be compared. */
export const calibrate = (ratings: readonly Rating[]) => {
  const { readers, hindrances } = overlapOf(ratings)
  const fitted = hindrances.length === 0 ? fit(ratings) : undefined
  return {
    hindrances,
    readers: readers.map(reader => ({ ...reader, severity: numberOf(fitted?.severities, reader.readerId) })),
    applications: [...Map.groupBy(ratings, ({ applicationId }) => applicationId)].map(([applicationId, given]) => {
      const values = given.map(({ value }) => value)
      const spread = rounded(Math.max(...values) - Math.min(...values))
      return {
        applicationId,
        adjusted: numberOf(fitted?.adjusted, applicationId),
        spread,
        isDisputed: spread >= muchSpread,
        ratings: given.map(({ readerId, value }) => ({ readerId, value: rounded(value) })),
      }
    }),
  }
}
