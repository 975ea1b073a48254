import type { CatalogueName } from '../../catalogues/catalogues.ts'
import type { FacetName } from '../search.ts'

/** The rest appears on request. */
export const shownAtFirst = 6

/** The catalogue with the labels of a facet's codes; other facets carry their own names. */
export const catalogueOf: Partial<Record<FacetName, CatalogueName>> = {
  subjectArea: 'subjectAreas',
  location: 'locations',
  fundingType: 'fundingTypes',
}
