import { expect, test } from 'vitest'
import type { Competency } from './course.ts'
import { at, competency, product, relate, vectors } from './examples.fixture.ts'
import { suggestRelations } from './suggest-relations.ts'

test('a number before a title does not hide its name', () => {
  const numbered = [vectors, { ...vectors, id: 8, title: 'Forces', description: 'Push.', vector: at(80) }, product]
  const titled = numbered.map((one, index) => ({ ...one, title: `Week ${index + 1}: ${one.title}` }))
  expect(relate(...titled)).toEqual(relate(...numbered))
})

test('a part extends the one before it', () => {
  const parts = ['III', 'I', 'II'].map((part, id) => competency(id, `Drawing ${part}`, 'Pencils.', id * 25))
  expect(relate(...parts).toSorted()).toEqual(['0 EXTENDS 2', '2 EXTENDS 1'])
})

test('a topic taught in several years is extended each year and does not match', () => {
  const years = [5, 3, 4].map((year, id) => competency(id, `Year ${year}: Fractions`, 'Halves.', id * 5))
  expect(relate(...years).toSorted()).toEqual(['0 EXTENDS 2', '2 EXTENDS 1'])
})

const named = (first: string, second: string) => [
  { ...vectors, title: `${first}: Vectors` },
  { ...product, title: `${second}: Dot product` },
]

test.each([
  ['Year 9', 'Year 8'],
  ['Klasse 10', 'Klasse 9'],
  ['Week 5', 'Week 1'],
  ['KW 45', 'KW 41'],
  ['Termin 3', 'Termin 1'],
  ['Monat 2', 'Monat 1'],
  ['Unit 2, Lesson 1', 'Unit 1, Lesson 2'],
  ['B2', 'A2'],
])('a later topic is not needed for an earlier one: %s, %s', (late, early) => {
  expect(relate(...named(early, late))).toEqual(['7 REQUIRES 3'])
  expect(relate(...named(late, early))).toEqual([])
})

test.each([
  ['LO 2', 'LO 1'],
  ['Part 2', 'Part 1'],
  ['Modul 319', 'Modul 122'],
  ['Chapter 13', 'Chapter 11'],
])('numbers that do not follow the teaching allow any order: %s, %s', (first, second) => {
  expect(relate(...named(first, second))).toEqual(['7 REQUIRES 3'])
})

const excel = (...titles: string[]) => titles.map((title, id) => competency(id, title, 'Work with sheets.', id * 80))

test.each([
  ['Builds on advanced Excel.', 1],
  ['Builds on Excel.', 0],
])('a text may say which part it means: %s', (description, earlier) => {
  const reports = competency(2, 'Reports', description, 40)
  const relations = relate(...excel('Excel (basic)', 'Excel (advanced)'), reports)
  expect(relations.find(relation => relation.endsWith('REQUIRES 2'))).toBe(`${earlier} REQUIRES 2`)
})

test('“Excel” means Excel for beginners', () => {
  const charts = competency(2, 'Excel charts', 'Draw what is in a sheet.', 40)
  const relations = relate(...excel('Basic Excel', 'Advanced Excel'), charts)
  expect(relations.filter(relation => relation.includes('EXTENDS')).toSorted()).toEqual(['1 EXTENDS 0', '2 EXTENDS 0'])
})

test('“forces” in year 8 means forces in the years before', () => {
  const forces = [7, 8, 11].map(year => competency(year, `Year ${year}: Forces`, 'Push and pull.', year * 5))
  const pressure = competency(1, 'Year 9: Pressure', 'Pressure comes from forces on an area.', 85)
  expect(relate(...forces, pressure).filter(relation => relation.endsWith(' 1'))).toEqual(['8 REQUIRES 1'])
})

const isNamed = (...competencies: Competency[]) =>
  suggestRelations({ competencies, exercises: [], links: [] })
    .flatMap(({ evidence }) => evidence.signals)
    .some(({ signal }) => signal === 'named')

test('if two parts have the same number, each extends the previous parts', () => {
  const parts = ['I', 'II', 'II'].map((part, id) => competency(id, `Drawing ${part}`, 'Pencils.', id * 25))
  expect(relate(...parts).filter(relation => relation.includes('EXTENDS'))).toEqual(['1 EXTENDS 0', '2 EXTENDS 0'])
})

test('a tag that several titles share names none of them', () => {
  const recruiting = competency(1, 'Recruiting (HR)', 'Find people.', 0)
  const reviews = competency(3, 'Reviews (HR)', 'Judge.', 80)
  const budgets = competency(2, 'Budgets', 'Plan them with HR.', 40)
  expect(isNamed(recruiting, budgets)).toBe(true)
  expect(isNamed(recruiting, budgets, reviews)).toBe(false)
})
