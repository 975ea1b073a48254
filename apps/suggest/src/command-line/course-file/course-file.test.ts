import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { BadFile, type FileFault } from './content.ts'
import { readCsv, writeCsv } from './csv.ts'
import { faultReport } from './fault-report.ts'
import { disarm, rearm } from './formula.ts'
import { readJson } from './json.ts'
import { readCourseFile } from './read.ts'

const folder = mkdtempSync(join(tmpdir(), 'kolleg-course-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

const faultsOf = (read: () => unknown): readonly FileFault[] => {
  try {
    read()
  } catch (error) {
    if (error instanceof BadFile) return error.faults
    throw error
  }
  return []
}

const words = fc.string({ unit: 'grapheme', maxLength: 60 }).filter(value => !value.includes('\0'))
const hostile = fc.oneof(words, fc.constantFrom('=1+1', "'=x", '"', 'a\r\nb', ';', '\t@', '-', ' a ', '\uFEFF', '＝A1'))

test('a course written as CSV reads back unchanged', () => {
  const record = fc.record({ id: fc.maxSafeInteger(), title: hostile, description: hostile, course_id: fc.integer() })
  fc.assert(
    fc.property(fc.uniqueArray(record, { selector: ({ id }) => id, minLength: 1 }), competencies => {
      expect(readCsv(writeCsv(competencies), undefined).competencies).toEqual(competencies)
    }),
  )
})

test('no cell of an exported file runs as a formula, and every cell reads back unchanged', () => {
  fc.assert(
    fc.property(hostile, value => {
      expect(rearm(disarm(value))).toBe(value)
      expect(disarm(value)).not.toMatch(/^[=@\t\r]/)
    }),
  )
})

test.each([
  ['semicolons and a byte order mark', '\uFEFFid;title;course_id\n1;Sortieren, Suchen;7\n'],
  ['tabs and columns in any order', 'course_id\ttitle\tid\textra\n7\tSortieren, Suchen\t1\tx\n'],
  ['capitals and blank lines', 'ID,Title,Course_ID\n\n1,"Sortieren, Suchen",7\n\n'],
])('CSV with %s is read', (_, csv) => {
  expect(readCsv(csv, undefined).competencies).toEqual([
    { id: 1, title: 'Sortieren, Suchen', description: '', course_id: 7 },
  ])
})

test('every faulty line of a CSV file is named, even after texts of several lines', () => {
  const csv = 'id,title,description,course_id\n1,A,"two\nlines",7\nx,B,,7\n3,C,"two\n\nlines",\n1,D,,7\n5,E\n'
  expect(faultsOf(() => readCsv(csv, undefined))).toEqual([
    { line: 4, text: 'id: Input should be a valid integer, unable to parse string as an integer' },
    { line: 5, text: 'course_id: Field required' },
    { line: 8, text: 'id: 1 is there twice' },
    { line: 9, text: '2 cells instead of 4' },
    { line: 9, text: 'course_id: Field required' },
  ])
})

test.each(['', '\n', '\n3,C,7', '\n3,C,7\n4,D,7\n'])('an unclosed quotation mark is reported where it opens', rest => {
  const faults = faultsOf(() => readCsv(`id,title,course_id\n1,A,7\n2,"open,7${rest}`, undefined))
  expect(faults).toEqual([{ line: 3, text: 'The quotation mark that opens here is never closed.' }])
})

const firstFault = (csv: string) => faultsOf(() => readCsv(csv, undefined))[0]?.text

test('missing columns of a CSV file are named, and --course replaces one', () => {
  expect(firstFault('name\nx\n')).toBe('The columns id, title and course_id are missing.')
  expect(firstFault('title,id\nx,1\n')).toBe('The column course_id is missing.')
  expect(readCsv('id,title\n1,A\n', 7).competencies).toEqual([{ id: 1, title: 'A', description: '', course_id: 7 }])
})

test('a JSON file may hold a list, a course or a list of courses', () => {
  const competency = { id: 1, title: 'A', course_id: 7 }
  const { course_id, ...bare } = competency
  for (const value of [[competency], { course_id, competencies: [bare] }, [{ course_id, competencies: [bare] }]])
    expect(readJson(JSON.stringify(value), undefined).competencies).toEqual([competency])
  expect(readJson(JSON.stringify([bare]), 7).competencies).toEqual([competency])
})

const titlesIn = (course: object) => readJson(JSON.stringify(course), undefined).titles

test('a course in a JSON file may have a title', () => {
  const competencies = [{ id: 1, title: 'A' }]
  expect(titlesIn({ course_id: 7, title: 'Algebra', competencies })).toEqual([{ course_id: 7, title: 'Algebra' }])
  expect(titlesIn([{ course_id: 7, title: null, competencies }])).toEqual([])
  expect(faultsOf(() => titlesIn({ title: 7, competencies })).map(({ text }) => text)).toEqual([
    'competencies[0].course_id: Field required',
    'course_id: Field required',
    'title: Input should be a valid string',
  ])
})

test('every fault in a JSON file is reported with its line and path', () => {
  const json = `{
  "course_id": 7,
  "competencies": [
    {"id": 1, "title": "A"},
    {
      "id": "2",
      "title": null
    },
    {"id": 3, "title": "nul \\u0000"},
    {"id": 1, "title": "twice"}
  ],
  "links": [{"source_id": 1}]
}`
  expect(faultsOf(() => readJson(json, undefined)).map(({ line, text }) => `${line} ${text}`)).toEqual([
    '6 competencies[1].id: Input should be a valid integer, unable to parse string as an integer',
    '7 competencies[1].title: Input should be a valid string',
    '9 competencies[2].title: Input should be a valid string, without NUL characters and lone surrogates',
    '10 competencies[3].id: 1 is there twice',
    '12 links[0].target_id: Field required',
  ])
  expect(faultsOf(() => readJson('[\n{"id": 1,\n}]', undefined))[0]?.line).toBe(3)
  expect(faultsOf(() => readJson('7', undefined))).toHaveLength(1)
  const oneLine = JSON.stringify([{ course_id: 7, competencies: [{ id: 1, title: 'A' }, { id: 2 }] }, null])
  expect(faultsOf(() => readJson(oneLine, undefined)).map(({ text }) => text.split(':', 1)[0])).toEqual([
    '[0].competencies[1].title',
    '[1]',
  ])
})

test('a file in another encoding is refused with the line', async () => {
  const file = join(folder, 'latin.csv')
  writeFileSync(file, Buffer.from('id,title,course_id\n1,Übung,7\n', 'latin1'))
  await expect(readCourseFile(file, undefined)).rejects.toMatchObject({ faults: [{ line: 2 }] })
})

test('a long list of faults is shortened and counted', () => {
  const csv = `id,title,course_id\n${'x,A,7\n'.repeat(30)}`
  const told = faultReport('course.csv', new BadFile(faultsOf(() => readCsv(csv, undefined)))).split('\n')
  expect(told[0]).toMatch(/^course\.csv:2: id: /)
  expect(told.slice(-2)).toEqual(['and 10 more', 'Nothing was imported.'])
})
