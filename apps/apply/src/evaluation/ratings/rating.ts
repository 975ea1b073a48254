export type Rating = {
  readonly raterId: string
  readonly raterName: string
  readonly overall: number
  /** By the name of the criterion. */
  readonly criteria: Readonly<Record<string, number>>
  /** Of the marks by criterion. */
  readonly weightedAverage: number | null
  readonly note: string
  readonly version: number
  readonly updatedAt: Date
}

export const lowest = -2
export const highest = 2

const averageOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100

/** What all ratings of an application say together, as far as the member may see them. */
export type Summary = {
  readonly othersHidden: boolean
  readonly count: number | null
  readonly average: number | null
  readonly weightedAverage: number | null
}

/** The average of each criterion that any of the ratings marks. */
export const byCriterion = (ratings: readonly Rating[]) =>
  [...new Set(ratings.flatMap(({ criteria }) => Object.keys(criteria)))].toSorted().map(name => ({
    name,
    average: averageOf(ratings.flatMap(({ criteria }) => (Object.hasOwn(criteria, name) ? [criteria[name] ?? 0] : []))),
  }))
