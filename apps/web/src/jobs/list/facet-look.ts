import type { CatalogueName } from '../../catalogues/catalogues.ts'
import type { FacetName } from '../search.ts'

/** The rest comes when one asks for it. */
export const shownAtFirst = 6

/** Where the words for its codes stand; the others bring names of their own. */
export const catalogueOf: Partial<Record<FacetName, CatalogueName>> = {
  subjectArea: 'subjectAreas',
  location: 'locations',
  fundingType: 'fundingTypes',
}
