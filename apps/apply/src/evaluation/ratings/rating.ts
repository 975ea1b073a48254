export type Rating = {
  readonly raterId: string
  readonly raterName: string
  readonly overall: number
  /** By the name of the criterion. */
  readonly criteria: Readonly<Record<string, number>>
  readonly note: string
  readonly version: number
  readonly updatedAt: Date
}

export const lowest = -2
export const highest = 2

const averageOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100

/** The average and count of visible ratings. */
export const summaryOf = (ratings: readonly Rating[]) => ({
  count: ratings.length,
  average: averageOf(ratings.map(({ overall }) => overall)),
  criteria: [...new Set(ratings.flatMap(({ criteria }) => Object.keys(criteria)))].toSorted().map(name => ({
    name,
    average: averageOf(ratings.flatMap(({ criteria }) => (Object.hasOwn(criteria, name) ? [criteria[name] ?? 0] : []))),
  })),
})
