import type { Kysely } from 'kysely'
import { type Static, Type } from 'typebox'
import type { Tables } from '../db/schema.ts'
import { readEntries } from './catalogue.store.ts'
import { type Catalogue } from './catalogue.ts'

const Entries = Type.Array(Type.Object({ code: Type.String(), en: Type.String(), de: Type.String() }))

export const Catalogues = Type.Object(
  { subjectAreas: Entries, locations: Entries, fundingTypes: Entries, salaryGrades: Entries },
  { title: 'Catalogues' },
)

export const readCatalogues = async (db: Kysely<Tables>): Promise<Static<typeof Catalogues>> => {
  const rows = await readEntries(db)
  const entriesOf = (wanted: Catalogue) =>
    rows.filter(({ catalogue }) => catalogue === wanted).map(({ code, en, de }) => ({ code, en, de }))
  return {
    subjectAreas: entriesOf('subjectAreas'),
    locations: entriesOf('locations'),
    fundingTypes: entriesOf('fundingTypes'),
    salaryGrades: entriesOf('salaryGrades'),
  }
}
