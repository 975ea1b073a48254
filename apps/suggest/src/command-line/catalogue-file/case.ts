import { Type } from 'typebox'
import { type Fault, fault } from '../../front-door/fault.ts'
import { limits } from '../../front-door/limits.ts'
import { readerOf } from '../../front-door/read.ts'
import { type Catalogue, type Course, type Entry, type Placed, refuseTwice } from './entry.ts'
import { identifierOf, isUuid, uriOf, uuidOf } from './uri.ts'

const Package = Type.Object({
  CFDocument: Type.Object({ uri: Type.String(), title: Type.String({ maxLength: limits.titleCharacters }) }),
  CFItems: Type.Array(
    Type.Object({
      identifier: Type.String(),
      uri: Type.String({ maxLength: limits.identifierCharacters }),
      fullStatement: Type.String({ maxLength: limits.descriptionCharacters }),
      abbreviatedStatement: Type.Optional(
        Type.Union([Type.String({ maxLength: limits.titleCharacters }), Type.Null()]),
      ),
    }),
  ),
})
type Package = Type.Static<typeof Package>
type Item = Package['CFItems'][number]

const readPackage = readerOf(Package)

const wrapper = 'CFPackage'

/** Some services wrap a package once more. */
const wrappedIn = (value: object): unknown =>
  wrapper in value ? (value as { readonly [wrapper]: unknown })[wrapper] : undefined

export const isCase = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && (wrapper in value || 'CFDocument' in value || 'CFItems' in value)

/** Reads a package of CASE 1.0 or 1.1: its items, not how they hang together. */
export const readCase = (value: object, faults: Fault[]): Catalogue => {
  const before = faults.length
  const inner = wrappedIn(value)
  const root = inner === undefined ? [] : [wrapper]
  const { CFDocument: document, CFItems: items } = readPackage(inner ?? value, root, faults) as Package
  if (faults.length > before) return { title: undefined, entries: [] }
  const placed = items.map((item, index): Placed => {
    const place = [...root, 'CFItems', index]
    if (!isUuid(item.identifier)) faults.push(fault([...place, 'identifier'], 'uuid', 'Input should be a valid UUID'))
    if (isBlank(item.fullStatement) && isBlank(item.abbreviatedStatement))
      faults.push(fault([...place, 'fullStatement'], 'blank', 'Input should not be blank'))
    return { entry: entryOf(item), place: [...place, 'identifier'] }
  })
  refuseTwice(placed, faults)
  return {
    title: document.uri === documentUri(untitled(document.title)) ? undefined : document.title,
    entries: placed.map(({ entry }) => entry),
  }
}

const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === ''

const entryOf = (item: Item): Entry => ({ ...identityOf(item), ...textsOf(item) })

/** A UUID that was made from the URI says no more than the URI. */
const identityOf = ({ identifier, uri }: Item): Pick<Entry, 'identifier' | 'uri'> => {
  if (identifier === uuidOf(uri)) return { identifier: identifierOf(uri), uri: null }
  return { identifier, uri: uri === uriOf(identifier) ? null : uri }
}

/** Without an abbreviated statement the full one is the title, or its beginning if it is long. */
const textsOf = ({ fullStatement, abbreviatedStatement }: Item): Pick<Entry, 'title' | 'description'> => {
  if (abbreviatedStatement && !isBlank(abbreviatedStatement))
    return { title: abbreviatedStatement, description: fullStatement }
  const characters = Array.from(fullStatement)
  return characters.length <= limits.titleCharacters
    ? { title: fullStatement, description: '' }
    : { title: characters.slice(0, limits.titleCharacters).join(''), description: fullStatement }
}

const titleOf = (courseId: number): string => `Course ${courseId}`
/** The number of a course in the title that stands for none. */
const untitled = (title: string): number => Number(/^Course (-?\d+)$/.exec(title)?.[1] ?? Number.NaN)
const documentUri = (courseId: number): string => `urn:kolleg:course:${courseId}`

/** Writes a package that is valid in CASE 1.0 and 1.1. */
export const writeCase = ({ course_id, title, entries }: Course, now: Date): string => {
  const lastChangeDateTime = now.toISOString()
  const uri = documentUri(course_id)
  const document = { identifier: uuidOf(uri), uri, title: title ?? titleOf(course_id) }
  const items = entries.map(entry => itemOf(entry))
  const written = {
    CFDocument: { ...document, creator: 'Kolleg', lastChangeDateTime },
    CFItems: items.map(item => ({ ...item, lastChangeDateTime })),
    CFAssociations: items.map((item, index) => {
      const association = `${uri}:${item.identifier}`
      return {
        identifier: uuidOf(association),
        uri: association,
        associationType: 'isChildOf',
        sequenceNumber: index + 1,
        originNodeURI: linkTo(item, item.abbreviatedStatement ?? item.fullStatement),
        destinationNodeURI: linkTo(document, document.title),
        lastChangeDateTime,
      }
    }),
  }
  return `${JSON.stringify(written, null, 2)}\n`
}

const itemOf = ({ identifier, uri, title, description }: Entry): Item => ({
  ...(isUuid(identifier)
    ? { identifier, uri: uri ?? uriOf(identifier) }
    : { identifier: uuidOf(uriOf(identifier)), uri: uriOf(identifier) }),
  ...(description === '' ? { fullStatement: title } : { fullStatement: description, abbreviatedStatement: title }),
})

const linkTo = ({ identifier, uri }: { readonly identifier: string; readonly uri: string }, title: string) => ({
  title: title.replaceAll(/\s+/g, ' ').trim(),
  identifier,
  uri,
})
