import { oneOfIn, type RawSearch } from '../app/search.ts'
import type { CatalogueName } from './catalogues.ts'

export const catalogueNames = [
  'subjectAreas',
  'locations',
  'fundingTypes',
  'salaryGrades',
] as const satisfies readonly CatalogueName[]

export const readCatalogueSearch = (raw: RawSearch): { readonly of?: CatalogueName } => {
  const of = oneOfIn(raw, 'of', catalogueNames)
  return of ? { of } : {}
}
