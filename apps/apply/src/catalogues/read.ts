import type { Kysely } from 'kysely'
import { type Static, Type } from 'typebox'
import type { Tables } from '../db/schema.ts'
import { readEntries } from './catalogue.store.ts'
import { type Catalogue } from './catalogue.ts'

const labels = { code: Type.String(), en: Type.String(), de: Type.String() }
const Entries = Type.Array(Type.Object(labels, { title: 'CatalogueChoice' }))
const Locations = Type.Array(
  Type.Object({ ...labels, country: Type.Optional(Type.String()) }, { title: 'LocationChoice' }),
)

export const Catalogues = Type.Object(
  { subjectAreas: Entries, locations: Locations, fundingTypes: Entries, salaryGrades: Entries },
  { title: 'Catalogues' },
)

/** Omits the country of an entry that has none. */
export const withoutNothing = <Told extends { readonly country: string | null }>({ country, ...entry }: Told) => ({
  ...entry,
  ...(country !== null && { country }),
})

export const readCatalogues = async (db: Kysely<Tables>): Promise<Static<typeof Catalogues>> => {
  const rows = await readEntries(db)
  const entriesOf = (wanted: Catalogue) =>
    rows.filter(({ catalogue }) => catalogue === wanted).map(({ catalogue: _, ...entry }) => withoutNothing(entry))
  return {
    subjectAreas: entriesOf('subjectAreas'),
    locations: entriesOf('locations'),
    fundingTypes: entriesOf('fundingTypes'),
    salaryGrades: entriesOf('salaryGrades'),
  }
}
