import { Type } from 'typebox'
import { type Fault, fault, type Place } from '../../front-door/fault.ts'
import { limits } from '../../front-door/limits.ts'
import { readerOf } from '../../front-door/read.ts'
import { type Catalogue, type Course, type Entry, type Placed, refuseTwice } from './entry.ts'
import { decoded } from './uri.ts'

const Competency = Type.Object({
  title: Type.String({ maxLength: limits.titleCharacters }),
  description: Type.Optional(Type.Union([Type.String({ maxLength: limits.descriptionCharacters }), Type.Null()])),
  identifier: Type.Optional(Type.Union([Type.String({ maxLength: limits.identifierCharacters }), Type.Null()])),
})
type Competency = Type.Static<typeof Competency>

const readCompetency = readerOf(Competency)
const readArea = readerOf(Type.Object({ title: Type.String({ maxLength: limits.titleCharacters }) }))

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isArtemis = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && 'knowledgeAreas' in value

/** Reads standardised competencies of Artemis, which are named by the titles of the areas they are in and their own. */
export const readArtemis = (value: Readonly<Record<string, unknown>>, faults: Fault[]): Catalogue => {
  const placed = areasIn(value, 'knowledgeAreas', [], [], faults)
  refuseTwice(placed, faults)
  return { title: undefined, entries: placed.map(({ entry }) => entry) }
}

const areasIn = (
  holder: Readonly<Record<string, unknown>>,
  name: string,
  path: readonly string[],
  place: Place,
  faults: Fault[],
): Placed[] =>
  listIn(holder, name, place, faults).flatMap((area, index) => areaAt(area, path, [...place, name, index], faults))

const areaAt = (value: unknown, path: readonly string[], place: Place, faults: Fault[]): Placed[] => {
  const before = faults.length
  const area = readArea(value, place, faults) as { readonly title: string }
  if (!isObject(value)) return []
  if (faults.length === before) refuseBlank(area.title, place, faults)
  const own = [...path, faults.length > before ? '' : area.title]
  const competencies = listIn(value, 'competencies', place, faults).flatMap((competency, index) =>
    competencyAt(competency, own, [...place, 'competencies', index], faults),
  )
  return [...competencies, ...areasIn(value, 'children', own, place, faults)]
}

const competencyAt = (value: unknown, path: readonly string[], place: Place, faults: Fault[]): Placed[] => {
  const before = faults.length
  const { title, description, identifier } = readCompetency(value, place, faults) as Competency
  if (faults.length === before) refuseBlank(title, place, faults)
  if (faults.length > before) return []
  const known = identifier ?? ''
  const named = known.trim() === '' ? pathOf([...path, title]) : known
  if (named.length > limits.identifierCharacters)
    faults.push(fault([...place, 'title'], 'string_too_long', 'With the titles of its areas it is too long'))
  return [{ entry: { identifier: named, uri: null, title, description: description ?? '' }, place }]
}

const refuseBlank = (title: string, place: Place, faults: Fault[]): void => {
  if (title.trim() === '') faults.push(fault([...place, 'title'], 'blank', 'Input should not be blank'))
}

const listIn = (
  holder: Readonly<Record<string, unknown>>,
  name: string,
  place: Place,
  faults: Fault[],
): readonly unknown[] => {
  const list = holder[name] ?? []
  if (Array.isArray(list)) return list
  faults.push(fault([...place, name], 'list_type', 'Input should be a valid list'))
  return []
}

const scheme = 'artemis:'

const pathOf = (titles: readonly string[]): string => `${scheme}${titles.map(encodeURIComponent).join('/')}`

/** The titles of the areas in such an identifier. */
const areasOf = (identifier: string): readonly string[] =>
  identifier.startsWith(scheme) ? identifier.slice(scheme.length).split('/').slice(0, -1).map(decoded) : []

type Area = {
  readonly title: string
  readonly shortTitle: string
  readonly children: Area[]
  readonly competencies: object[]
}

const shortTitleCharacters = 10

/** Writes what an administrator of Artemis imports. An identifier that is no path is a field that Artemis skips. */
export const writeArtemis = ({ course_id, title: name, entries }: Course): string => {
  const roots: Area[] = []
  for (const { identifier, title, description } of entries) {
    const areas = areasOf(identifier)
    const path = areas.length > 0 && !areas.includes('') ? areas : [name ?? `Course ${course_id}`]
    const competency = {
      title,
      ...(description !== '' && { description }),
      ...(pathOf([...path, title]) !== identifier && { identifier }),
    }
    areaOf(roots, path)?.competencies.push(competency)
  }
  return `${JSON.stringify({ knowledgeAreas: roots, sources: [] }, null, 2)}\n`
}

/** The area at a path, made if it is not there. */
const areaOf = (roots: Area[], path: readonly string[]): Area | undefined => {
  let [areas, found]: [Area[], Area | undefined] = [roots, undefined]
  for (const title of path) {
    found = areas.find(area => area.title === title)
    if (!found) {
      const shortTitle = Array.from(title).slice(0, shortTitleCharacters).join('')
      found = { title, shortTitle, children: [], competencies: [] }
      areas.push(found)
    }
    areas = found.children
  }
  return found
}

/** What Artemis takes of a title and a description. */
const artemisLimits = { title: 255, description: 2000 }

/** How many competencies are too long for Artemis. */
export const tooLongForArtemis = (entries: readonly Entry[]): number =>
  entries.filter(
    ({ title, description }) => title.length > artemisLimits.title || description.length > artemisLimits.description,
  ).length
