import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import type { Keeping } from '../audit/deeds.ts'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { orExists, orInUse } from '../db/violations.ts'
import { type Expected, Version } from '../front-door/versions.ts'
import { problem } from '../problems.ts'
import { isCountry } from '../site/country.ts'
import { begunLine } from '../text/line-patterns.ts'
import { deleteEntry, insertEntry, lockEntry, updateEntry } from './catalogue.store.ts'
import type { Catalogue, Entry } from './catalogue.ts'

export type EntryKey = { readonly catalogue: Catalogue; readonly entry: string }

const Label = Type.String({ minLength: 1, maxLength: 200, pattern: begunLine })
const Country = Type.Optional(
  Type.Union([Type.String({ pattern: '^[A-Z]{2}$' }), Type.Null()], {
    description: 'Of a location, in two letters (ISO 3166-1), where it is another one than the institution’s.',
  }),
)
const example = { en: 'Computer science', de: 'Informatik' }

export const NewEntry = Type.Object(
  { en: Label, de: Label, country: Country },
  { title: 'NewCatalogueEntry', additionalProperties: false, examples: [example] },
)
export const EntryChanges = Type.Object(
  { en: Type.Optional(Label), de: Type.Optional(Label), country: Country, version: Version },
  { title: 'CatalogueEntryChanges', additionalProperties: false, examples: [{ ...example, version: 1 }] },
)

export const createEntry = async (
  tx: Tx,
  actor: Actor,
  { catalogue, entry: code }: EntryKey,
  given: Static<typeof NewEntry>,
): Promise<Entry> => {
  checkCountry(catalogue, given)
  const labels = trimmed(given)
  await insertEntry(tx, catalogue, code, labels).catch(orExists('The catalogue has an entry of this code already.'))
  await note(tx, actor, 'create', catalogue, code)
  return { code, ...labels, version: 1 }
}

export const editEntry = async (
  tx: Tx,
  actor: Actor,
  { catalogue, entry: code }: EntryKey,
  { version: _, ...given }: Static<typeof EntryChanges>,
  expected: Expected,
): Promise<Entry> => {
  checkCountry(catalogue, given)
  const { version, ...entry } = await lockExpected(tx, catalogue, code, expected)
  if (Object.keys(given).length === 0) return { ...entry, version }
  const labels = trimmed({ ...entry, ...given })
  await updateEntry(tx, catalogue, code, labels)
  await note(tx, actor, 'edit', catalogue, code)
  return { code, ...labels, version: version + 1 }
}

export const removeEntry = async (
  tx: Tx,
  actor: Actor,
  { catalogue, entry: code }: EntryKey,
  expected: Expected,
): Promise<void> => {
  await lockExpected(tx, catalogue, code, expected)
  await deleteEntry(tx, catalogue, code).catch(orInUse('Jobs still name this entry.'))
  await note(tx, actor, 'delete', catalogue, code)
}

const trimmed = ({ en, de, country }: Static<typeof NewEntry>) => ({
  en: en.trim(),
  de: de.trim(),
  country: country ?? null,
})

const checkCountry = (catalogue: Catalogue, { country }: Static<typeof EntryChanges>): void => {
  if (country === undefined || country === null) return
  const message =
    catalogue === 'locations'
      ? `“${country}” is no country; write its two letters (ISO 3166-1), like DE.`
      : 'Only locations have a country.'
  if (catalogue !== 'locations' || !isCountry(country))
    throw problem('VALIDATION_FAILED', { errors: [{ pointer: '/country', message, code: 'UNKNOWN_CODE' }] })
}

const lockExpected = async (tx: Tx, catalogue: Catalogue, code: string, expected: Expected): Promise<Entry> => {
  const entry = await lockEntry(tx, catalogue, code)
  if (entry === undefined) throw problem('NOT_FOUND', { detail: 'The catalogue has no such entry.' })
  expected(entry.version)
  return entry
}

const note = (tx: Tx, { userId: by }: Actor, action: Keeping, catalogue: Catalogue, code: string): Promise<void> =>
  record(tx, { object: 'catalogueEntry', objectId: `${catalogue}/${code}`, action, by })
