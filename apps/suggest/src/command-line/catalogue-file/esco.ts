import { stringify } from 'csv-stringify/sync'
import { Type } from 'typebox'
import { type Fault, fault } from '../../front-door/fault.ts'
import { limits } from '../../front-door/limits.ts'
import { readerOf } from '../../front-door/read.ts'
import { disarm, rearm } from '../course-file/formula.ts'
import { type Catalogue, type Course, type Placed, refuseTwice } from './entry.ts'
import { identifierOf, isUri, uriOf } from './uri.ts'

const columns = ['conceptType', 'conceptUri', 'preferredLabel', 'altLabels', 'description'] as const
type Column = (typeof columns)[number]

const readRow = readerOf(
  Type.Object({
    conceptUri: Type.String({ maxLength: limits.identifierCharacters }),
    preferredLabel: Type.String({ maxLength: limits.titleCharacters }),
    description: Type.String({ maxLength: limits.descriptionCharacters }),
  }),
)

export const isEsco = (names: readonly string[]): boolean => names.includes('concepturi')

/** The columns that the file lacks. */
export const missingInEsco = (names: readonly string[]): readonly string[] =>
  names.includes('preferredlabel') ? [] : ['preferredLabel']

/** Reads concepts as ESCO publishes them. The place of a fault begins with the number of the row. */
export const readEsco = (
  names: readonly string[],
  rows: readonly (readonly string[])[],
  faults: Fault[],
): Catalogue => {
  const placed = rows.flatMap((cells, row): Placed[] => {
    const cell = (name: Column) => rearm(cells[names.indexOf(name.toLowerCase())] ?? '')
    const [conceptUri, title] = [cell('conceptUri').trim(), cell('preferredLabel')]
    const description = withLabels(title, cell('description'), cell('altLabels'))
    const before = faults.length
    readRow({ conceptUri, preferredLabel: title, description }, [row], faults)
    if (!isUri(conceptUri)) faults.push(fault([row, 'conceptUri'], 'uri', 'Input should be a valid URI'))
    if (title.trim() === '') faults.push(fault([row, 'preferredLabel'], 'blank', 'Input should not be blank'))
    if (faults.length > before) return []
    return [
      { entry: { identifier: identifierOf(conceptUri), uri: null, title, description }, place: [row, 'conceptUri'] },
    ]
  })
  refuseTwice(placed, faults)
  return { title: undefined, entries: placed.map(({ entry }) => entry) }
}

export const writeEsco = ({ entries }: Course): string =>
  stringify(
    entries.map(({ identifier, title, description }) => {
      const split = withoutLabels(title, description)
      return ['KnowledgeSkillCompetence', uriOf(identifier), title, split.labels, split.description].map(disarm)
    }),
    { header: true, columns: [...columns], record_delimiter: '\r\n' },
  )

/** Other labels, one a line, become a last paragraph: “Python (Python 3; py)”. */
const withLabels = (title: string, description: string, labels: string): string => {
  const others = labels
    .split('\n')
    .map(label => label.trim())
    .filter(label => label !== '' && label !== title)
  if (others.length === 0) return description
  const paragraph = `${title} (${others.join('; ')})`
  return description === '' ? paragraph : `${description}\n\n${paragraph}`
}

const withoutLabels = (title: string, description: string) => {
  const start = description.lastIndexOf(`${title} (`)
  const labels = description.slice(start + title.length + 2, -1).replaceAll('; ', '\n')
  const before = description.slice(0, Math.max(0, start - 2))
  return start >= 0 && withLabels(title, before, labels) === description
    ? { description: before, labels }
    : { description, labels: '' }
}
