import { jobStates } from '../api/values.gen.ts'
import { oneOfIn, type RawSearch, textIn, textsIn } from '../app/search.ts'

export const facetNames = ['subjectArea', 'location', 'fundingType', 'researchGroupId', 'professorId'] as const
export type FacetName = (typeof facetNames)[number]

export const sorts = ['-publishedAt', 'applicationDeadline', 'startDate', 'title'] as const
export type Sort = (typeof sorts)[number]

export type JobSearch = { readonly [Name in FacetName]?: readonly string[] } & {
  readonly query?: string
  readonly startFrom?: string
  readonly sort?: Sort
}

/** The address holds everything that the list shows. */
export const readJobSearch = (raw: RawSearch): JobSearch => {
  const query = textIn(raw, 'query')
  const startFrom = textIn(raw, 'startFrom')
  const sort = oneOfIn(raw, 'sort', sorts)
  const facets = facetNames.flatMap(name => {
    const values = textsIn(raw, name)
    return values ? [[name, values] as const] : []
  })
  return {
    ...(query && { query }),
    ...(startFrom && /^\d{4}-\d{2}-\d{2}$/.test(startFrom) && { startFrom }),
    ...(sort && { sort }),
    ...Object.fromEntries(facets),
  }
}

export type JobState = (typeof jobStates)[number]

export const readGroupJobsSearch = (raw: RawSearch) => {
  const query = textIn(raw, 'query')
  const state = oneOfIn(raw, 'state', jobStates)
  return { ...(query && { query }), ...(state && { state }) }
}
