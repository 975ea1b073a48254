import { Ajv } from 'ajv'
import * as fc from 'fast-check'
import { type TSchema, Type } from 'typebox'
import { expect, test } from 'vitest'
import { BadFile } from '../course-file/content.ts'
import { readCsv } from '../course-file/csv.ts'
import { readJson } from '../course-file/json.ts'
import { writeArtemis } from './artemis.ts'
import { writeCase } from './case.ts'
import type { Course, Entry } from './entry.ts'
import { writeEsco } from './esco.ts'

const now = new Date('2026-01-02T03:04:05Z')
const fromJson = (text: string) => readJson(text, undefined).catalogue
const fromCsv = (text: string) => readCsv(text, undefined).catalogue

const faultsOf = (read: () => unknown): readonly string[] => {
  try {
    read()
  } catch (error) {
    if (error instanceof BadFile) return error.faults.map(({ line, text }) => `${line} ${text}`)
    throw error
  }
  return []
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }).filter(value => !value.includes('\0') && value.isWellFormed()),
  fc.constantFrom('=1+1', '"', ';', 'a (b; c)', 'a\n\na (b)', ' a ', '%', 'A/B', '%2F', 'a\r\nb', '\uFEFF'),
)
const title = text.filter(value => value.trim() !== '')
const longText = fc.oneof(text, fc.constant(''), fc.constant('long '.repeat(300)))
const areas = fc.array(title, { minLength: 1, maxLength: 3 })
const identity = fc.oneof(
  fc.record({
    identifier: fc.uuid({ version: [1, 2, 3, 4, 5] }),
    uri: fc.constantFrom(null, 'https://example.org/items/1', 'urn:x:1'),
  }),
  fc.record({
    identifier: fc.oneof(
      fc.webUrl(),
      title,
      areas.map(titles => `artemis:${titles.map(encodeURIComponent).join('/')}`),
      fc.constantFrom('urn:uuid:x', 'urn:kolleg:identifier:%', 'urn:kolleg:competency:7', 'artemis:', 'artemis://a'),
      fc.uuid({ version: [1, 2, 3, 4, 5] }).map(uuid => `urn:uuid:${uuid}`),
    ),
    uri: fc.constant(null),
  }),
)
const entry = fc.record({ identity, title, description: longText }).map(
  ({ identity: { identifier, uri }, ...texts }): Entry => ({
    identifier,
    uri,
    ...texts,
  }),
)
const course = fc.record({
  course_id: fc.maxSafeInteger(),
  title: fc.option(title, { nil: undefined }),
  entries: fc.uniqueArray(entry, { selector: ({ identifier }) => identifier, minLength: 1, maxLength: 8 }),
})

const inOrder = (entries: readonly Entry[] = []) =>
  entries.toSorted((a, b) => (a.identifier < b.identifier ? -1 : Number(a.identifier > b.identifier)))
const withoutUri = (entries: readonly Entry[]) => entries.map(each => ({ ...each, uri: null }))

test('a course written as CASE reads back unchanged, with its title', () => {
  fc.assert(
    fc.property(course, written => {
      expect(fromJson(writeCase(written, now))).toEqual({ title: written.title, entries: written.entries })
    }),
  )
})

test('a course written as ESCO reads back unchanged', () => {
  fc.assert(
    fc.property(course, written => {
      expect(fromCsv(writeEsco(written))?.entries).toEqual(withoutUri(written.entries))
    }),
  )
})

test('a course written for Artemis reads back unchanged', () => {
  fc.assert(
    fc.property(course, written => {
      expect(inOrder(fromJson(writeArtemis(written))?.entries)).toEqual(inOrder(withoutUri(written.entries)))
    }),
  )
})

/** What the standard demands of a package; it allows no other fields here. */
const closed = (properties: Record<string, TSchema>) => Type.Object(properties, { additionalProperties: false })
const Uuid = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' })
const Uri = Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9+.-]*:.+$' })
const DateTime = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' })
const Line = Type.String({ pattern: '^[^\\n\\r\\t]*$' })
const named = { identifier: Uuid, uri: Uri, lastChangeDateTime: DateTime }
const Link = closed({ title: Line, identifier: Type.String(), uri: Uri })
const CasePackage = closed({
  CFDocument: closed({ ...named, creator: Line, title: Type.String() }),
  CFItems: Type.Array(
    closed({ ...named, fullStatement: Type.String(), abbreviatedStatement: Type.Optional(Type.String()) }),
  ),
  CFAssociations: Type.Array(
    closed({
      ...named,
      associationType: Type.Enum(['isChildOf']),
      sequenceNumber: Type.Integer(),
      originNodeURI: Link,
      destinationNodeURI: Link,
    }),
  ),
})

test('what is written as CASE has the fields that the standard demands, and none it does not know', () => {
  const validate = new Ajv().compile(CasePackage)
  fc.assert(
    fc.property(course, written => {
      const isValid = validate(JSON.parse(writeCase(written, now)))
      expect(validate.errors).toBe(null)
      expect(isValid).toBe(true)
    }),
  )
})

const uuid = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`
const item = (digit: number, more: object) => ({
  identifier: uuid(digit),
  uri: `https://example.org/uri/${uuid(digit)}`,
  lastChangeDateTime: now.toISOString(),
  ...more,
})

test('a package of CASE: the abbreviated statement is the title, else the full one', () => {
  const long = 'A statement. '.repeat(100)
  const value = {
    CFDocument: { ...item(0, { title: 'Mathematics', creator: 'State' }) },
    CFItems: [
      item(1, { fullStatement: 'Count to 100 by ones and by tens.', abbreviatedStatement: 'Count to 100' }),
      item(2, { fullStatement: 'Compare two numbers.', abbreviatedStatement: null, humanCodingScheme: 'K.CC.7' }),
      item(3, { fullStatement: long, abbreviatedStatement: '' }),
    ],
    CFAssociations: [],
  }
  for (const file of [value, { CFPackage: value }])
    expect(fromJson(JSON.stringify(file))).toEqual({
      title: 'Mathematics',
      entries: [
        { ...identityOf(1), title: 'Count to 100', description: 'Count to 100 by ones and by tens.' },
        { ...identityOf(2), title: 'Compare two numbers.', description: '' },
        { ...identityOf(3), title: long.slice(0, 1000), description: long },
      ],
    })
})

const identityOf = (digit: number) => ({ identifier: uuid(digit), uri: `https://example.org/uri/${uuid(digit)}` })

test('every fault in a package of CASE is reported with its line and path', () => {
  const file = `{
  "CFDocument": {"title": 7, "uri": "urn:x:1"},
  "CFItems": [
    {"identifier": "1", "uri": "urn:x:2"},
    null
  ]
}`
  expect(faultsOf(() => fromJson(file))).toEqual([
    '2 CFDocument.title: Input should be a valid string',
    '4 CFItems[0].fullStatement: Field required',
    '5 CFItems[1]: Input should be a valid dictionary or object to extract fields from',
  ])
  const items = [
    item(1, { fullStatement: ' ' }),
    item(2, { fullStatement: 'A' }),
    item(2, { fullStatement: 'B' }),
    item(3, { identifier: 'three', fullStatement: 'C' }),
  ]
  const CFDocument = item(0, { title: 'Mathematics' })
  expect(faultsOf(() => fromJson(JSON.stringify({ CFDocument, CFItems: items })))).toEqual([
    '1 CFItems[0].fullStatement: Input should not be blank',
    '1 CFItems[3].identifier: Input should be a valid UUID',
    `1 CFItems[2].identifier: ${uuid(2)} is there twice`,
  ])
  expect(faultsOf(() => fromJson(JSON.stringify({ CFDocument })))).toEqual(['1 CFItems: Field required'])
  expect(faultsOf(() => fromJson(JSON.stringify({ CFPackage: { CFDocument } })))).toEqual([
    '1 CFPackage.CFItems: Field required',
  ])
})

const skills = 'http://data.europa.eu/esco/skill/'

test.each([
  ['English, with commas', ',', 'program in Python', 'Use the language Python.', 'Python 3\npy'],
  ['German, with semicolons', ';', 'in Python programmieren', 'Die Sprache, die Python heißt, verwenden.', 'Python 3'],
])('a CSV of ESCO in %s is read; other labels become a last paragraph', (_, separator, label, told, others) => {
  const names = ['conceptType', 'conceptUri', 'skillType', 'preferredLabel', 'altLabels', 'description']
  const line = (...cells: readonly string[]) => cells.map(cell => `"${cell}"`).join(separator)
  const rows = [
    line('KnowledgeSkillCompetence', `${skills}1`, 'knowledge', label, others, told),
    line('KnowledgeSkillCompetence', `${skills}2`, 'knowledge', 'SQL', '', ''),
  ]
  const file = `\uFEFF${names.join(separator)}\n${rows.join('\n')}\n`
  expect(fromCsv(file)?.entries).toEqual([
    {
      identifier: `${skills}1`,
      uri: null,
      title: label,
      description: `${told}\n\n${label} (${others.replaceAll('\n', '; ')})`,
    },
    { identifier: `${skills}2`, uri: null, title: 'SQL', description: '' },
  ])
  const entries = fromCsv(file)?.entries ?? []
  expect(writeEsco({ course_id: 7, title: undefined, entries })).toContain(others)
})

test('every faulty line of a CSV of ESCO is named', () => {
  const file = `conceptUri,preferredLabel,description\n${skills}1,A,\nsort,B,\n${skills}1,"C\nD",\n${skills}2, ,x,y\n`
  expect(faultsOf(() => fromCsv(file))).toEqual([
    '3 conceptUri: Input should be a valid URI',
    `4 conceptUri: ${skills}1 is there twice`,
    '6 4 cells instead of 3',
    '6 preferredLabel: Input should not be blank',
  ])
  expect(faultsOf(() => fromCsv('conceptUri\nx\n'))).toEqual(['1 The column preferredLabel is missing.'])
})

const artemis = {
  knowledgeAreas: [
    {
      title: 'Artificial Intelligence',
      shortTitle: 'AI',
      description: 'A field.',
      competencies: [{ title: 'Learning', description: 'Explain tasks.', taxonomy: 'UNDERSTAND', sourceId: 1 }],
      children: [{ title: 'Search/Plan', shortTitle: 'S', competencies: [{ title: 'Learning' }] }],
    },
  ],
  sources: [{ id: 1, title: 'A book', author: 'Doe', uri: 'http://localhost' }],
}

test('a catalogue of Artemis: a competency is named by the titles of its areas and its own', () => {
  const read = fromJson(JSON.stringify(artemis))
  expect(read?.entries).toEqual([
    {
      identifier: 'artemis:Artificial%20Intelligence/Learning',
      uri: null,
      title: 'Learning',
      description: 'Explain tasks.',
    },
    {
      identifier: 'artemis:Artificial%20Intelligence/Search%2FPlan/Learning',
      uri: null,
      title: 'Learning',
      description: '',
    },
  ])
  const written: Course = { course_id: 7, title: undefined, entries: read?.entries ?? [] }
  expect(JSON.parse(writeArtemis(written))).toEqual({
    knowledgeAreas: [
      {
        title: 'Artificial Intelligence',
        shortTitle: 'Artificial',
        competencies: [{ title: 'Learning', description: 'Explain tasks.' }],
        children: [
          { title: 'Search/Plan', shortTitle: 'Search/Pla', competencies: [{ title: 'Learning' }], children: [] },
        ],
      },
    ],
    sources: [],
  })
})

test('every fault in a catalogue of Artemis is reported with its path', () => {
  const competencies = [{ title: 'A' }, { title: 'A' }, { title: '' }, {}, { title: 'B', description: 7 }]
  const value = {
    knowledgeAreas: [
      { title: 'Area', competencies, children: [{ title: ' ' }, { competencies: {} }] },
      { title: 'Long', competencies: [{ title: 'ä'.repeat(500) }] },
    ],
  }
  expect(faultsOf(() => fromJson(JSON.stringify(value))).toSorted()).toEqual([
    '1 knowledgeAreas[0].children[0].title: Input should not be blank',
    '1 knowledgeAreas[0].children[1].competencies: Input should be a valid list',
    '1 knowledgeAreas[0].children[1].title: Field required',
    '1 knowledgeAreas[0].competencies[1]: artemis:Area/A is there twice',
    '1 knowledgeAreas[0].competencies[2].title: Input should not be blank',
    '1 knowledgeAreas[0].competencies[3].title: Field required',
    '1 knowledgeAreas[0].competencies[4].description: Input should be a valid string',
    '1 knowledgeAreas[1].competencies[0].title: With the titles of its areas it is too long',
  ])
})
