import { save } from '../competencies/save.ts'
import type { Context } from '../context.ts'
import { Refused } from '../front-door/fault.ts'
import { holdersOf } from '../vectors/identifiers.ts'
import type { Reader, Writer } from '../vectors/reader.ts'
import { idOf, ownId } from './identifier.ts'
import type { CatalogueCompetency, SaveCatalogueRequest } from './requests.ts'

type Entry = CatalogueCompetency & { readonly id: number; readonly isOwn: boolean }

/** Saves competencies under ids that follow from their identifiers. Of an identifier sent twice the last one counts. */
export const saveCatalogue = async (
  context: Context,
  { course_id, competencies }: SaveCatalogueRequest,
  gone: AbortSignal,
): Promise<void> => {
  if (competencies.length === 0) throw new Refused(400, 'Invalid input: At least one competency must be provided')
  if (competencies.some(({ identifier }) => identifier.trim() === ''))
    throw new Refused(400, 'Invalid input: identifier cannot be empty')
  const last = [...new Map(competencies.map(competency => [competency.identifier, competency])).values()]
  const entries = await context.store.read(reader => withIds(reader, course_id, last))
  const catalogue = {
    courseId: course_id,
    check: (writer: Writer) => refuseTaken(writer, course_id, entries),
    identified: entries.flatMap(({ id, identifier, uri = null, isOwn }) => (isOwn ? [] : [{ id, identifier, uri }])),
  }
  const records = entries.map(({ id, title, description = null }) => ({ id, title, description, course_id }))
  await save(context, { competencies: records, exercise: null, catalogue }, gone)
}

/** A competency that was exported from this course without an identifier comes back under its own id. */
const withIds = async (
  reader: Reader,
  courseId: number,
  competencies: readonly CatalogueCompetency[],
): Promise<readonly Entry[]> => {
  const named = competencies.flatMap(({ identifier }) => ownId(identifier) ?? [])
  const holders = named.length === 0 ? [] : await holdersOf(reader, named)
  const known = new Set(
    holders.flatMap(({ id, course_id, identifier }) => (course_id === courseId && identifier === null ? [id] : [])),
  )
  return competencies.map(competency => {
    const id = ownId(competency.identifier)
    return id !== undefined && known.has(id)
      ? { ...competency, id, isOwn: true }
      : { ...competency, id: idOf(courseId, competency.identifier), isOwn: false }
  })
}

/** Two identifiers with one id, and an id that belongs to a competency of another course, are refused by name. */
const refuseTaken = async (writer: Writer, courseId: number, entries: readonly Entry[]): Promise<void> => {
  const byId = new Map<number, Entry>()
  for (const entry of entries) {
    const other = byId.get(entry.id)
    if (other) throw taken(entry, `“${other.identifier}”`)
    byId.set(entry.id, entry)
  }
  for (const { id, course_id, identifier } of await holdersOf(writer, [...byId.keys()])) {
    const entry = byId.get(id)
    if (!entry) continue
    if (course_id !== courseId) throw taken(entry, `a competency of course ${course_id}`)
    if (identifier !== null && identifier !== entry.identifier) throw taken(entry, `“${identifier}”`)
  }
}

const taken = ({ id, identifier }: Entry, holder: string): Refused =>
  new Refused(400, `Invalid input: the id of “${identifier}”, ${id}, belongs to ${holder}`)
