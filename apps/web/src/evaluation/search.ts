import { sentStates } from '../api/values.gen.ts'
import { oneOfIn, type RawSearch, textIn, textsIn } from '../app/search.ts'
import { marks, type State } from './application.ts'

export const sortFields = ['submittedAt', 'name', 'state', 'job', 'rating', 'weightedAverage', 'grade', 'rank'] as const
export type SortField = (typeof sortFields)[number]
export type Sort = SortField | `-${SortField}`
export const sorts: readonly Sort[] = sortFields.flatMap(field => [field, `-${field}`] as const)
export const usualSort: Sort = '-submittedAt'

export const columns = [
  'job',
  'state',
  'rating',
  'weighted',
  'grade',
  'letters',
  'comments',
  'submitted',
  'email',
  'group',
] as const
export type Column = (typeof columns)[number]
export const usualColumns: readonly Column[] = ['job', 'state', 'rating', 'grade', 'letters', 'submitted']

/** Filters and sorting, as the API's parameters. */
export type Wanted = {
  readonly researchGroupId?: string
  readonly jobId?: readonly string[]
  readonly state?: readonly State[]
  readonly minRating?: number
  readonly minWeightedAverage?: number
  readonly unratedByMe?: boolean
  readonly toReadByMe?: boolean
  readonly text?: string
  readonly sort?: Sort
}

export type EvaluationSearch = Wanted & { readonly columns?: readonly Column[] }

const id = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
const among = <Known extends string>(known: readonly Known[], given: readonly string[] | undefined) =>
  known.filter(each => given?.includes(each))

const markIn = (raw: RawSearch, name: string) => marks.find(mark => String(mark) === String(raw[name]))

const flagIn = (raw: RawSearch, name: string): boolean | undefined => {
  const flag = oneOfIn({ [name]: String(raw[name]) }, name, ['true', 'false'])
  return flag === undefined ? undefined : flag === 'true'
}

/** The address holds everything that the list shows. */
export const readWanted = (raw: RawSearch): Wanted => {
  const researchGroupId = textIn(raw, 'researchGroupId')
  const jobId = textsIn(raw, 'jobId')?.filter(each => id.test(each)) ?? []
  const state = among(sentStates, textsIn(raw, 'state'))
  const minRating = markIn(raw, 'minRating')
  const minWeightedAverage = markIn(raw, 'minWeightedAverage')
  const unratedByMe = flagIn(raw, 'unratedByMe')
  const toReadByMe = flagIn(raw, 'toReadByMe')
  const text = textIn(raw, 'text')?.slice(0, 200)
  const sort = oneOfIn(raw, 'sort', sorts)
  return {
    ...(researchGroupId && id.test(researchGroupId) && { researchGroupId }),
    ...(jobId.length > 0 && { jobId }),
    ...(state.length > 0 && { state }),
    ...(minRating !== undefined && { minRating }),
    ...(minWeightedAverage !== undefined && { minWeightedAverage }),
    ...(unratedByMe !== undefined && { unratedByMe }),
    ...(toReadByMe !== undefined && { toReadByMe }),
    ...(text && { text }),
    ...(sort && sort !== usualSort && { sort }),
  }
}

export const readSearch = (raw: RawSearch): EvaluationSearch => {
  const chosen = among(columns, textsIn(raw, 'columns'))
  const isUsual = chosen.length === usualColumns.length && chosen.every(each => usualColumns.includes(each))
  return { ...readWanted(raw), ...(chosen.length > 0 && !isUsual && { columns: chosen }) }
}

/** The API's type wants mutable arrays. */
export const asQuery = ({ jobId, state, ...rest }: Wanted) => ({
  ...rest,
  ...(jobId && { jobId: [...jobId] }),
  ...(state && { state: [...state] }),
})

/** The order of values does not matter. */
export const isSameView = (one: Wanted, other: Wanted): boolean => {
  const written = (wanted: Wanted): string => {
    const { jobId = [], ...rest } = readWanted(wanted)
    return JSON.stringify([rest, jobId.toSorted()])
  }
  return written(one) === written(other)
}

export const isNarrowed = ({ sort: _, researchGroupId: __, ...rest }: Wanted): boolean => Object.keys(rest).length > 0
