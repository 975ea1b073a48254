import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { server } from '../../../../../test/long/server.ts'
import type { Line } from '../list/line.ts'
import { csvOf } from './csv.ts'
import { createSheets } from './xlsx.ts'

const told = server('readers')

const line: Line = {
  applicationId: 'a1',
  jobId: 'j1',
  jobTitle: 'Größe, Daten; „mehr“',
  researchGroupId: 'g1',
  researchGroupName: 'Data Engineering',
  timezone: 'Europe/Berlin',
  state: 'SENT',
  rank: null,
  version: 1,
  firstName: '+49',
  lastName: '=SUM(1;2)',
  email: 'zoe@example.org',
  germanGrade: 1.3,
  submittedAt: '2026-11-17T23:30:00Z',
  knownFrom: null,
  openedAt: null,
  myRating: -2,
  averageRating: -0.5,
  weightedAverage: 0.75,
  weights: [
    { name: 'Methods', weight: 3 },
    { name: 'Teaching', weight: 1 },
  ],
  ratingCount: 2,
  commentCount: 0,
  lettersAsked: 2,
  lettersReceived: 1,
}
async function* lines() {
  yield line
}

const program = `
import json, openpyxl, sys
sheet = openpyxl.load_workbook(sys.argv[1]).active
print(json.dumps({'name': sheet.title, 'rows': [[[cell.data_type, str(cell.value)] for cell in row] for row in sheet.iter_rows()]}))
`
type Sheet = { readonly name: string; readonly rows: readonly (readonly (readonly [string, string])[])[] }
const read = (file: string): Sheet =>
  JSON.parse(execFileSync(told.READERS_PYTHON, ['-c', program, file], { encoding: 'utf8' })) as Sheet

describe.runIf(told.running)('an exported list', () => {
  let folder: string
  const sheets = createSheets()
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kolleg-readers-'))
  })
  afterAll(async () => {
    await sheets.close()
    await rm(folder, { recursive: true })
  })

  /** As LibreOffice opens the CSV on a desk of the language: separator, quotes, UTF-8, from line 1, all cells typed. */
  const opened = (file: string, separator: number, language: number): Sheet => {
    const how = `CSV:${separator},34,76,1,,${language},false,true`
    const words = ['--headless', `-env:UserInstallation=file://${folder}/office`, `--infilter=${how}`]
    execFileSync(told.READERS_OFFICE, [...words, '--convert-to', 'xlsx', '--outdir', folder, file], { stdio: 'pipe' })
    return read(file.replace(/csv$/, 'xlsx'))
  }

  const columns = [0, 1, 5, 6, 7, 8, 9]
  const pick = ({ rows }: Sheet) => rows.map(row => columns.map(index => row[index]))
  const date = ['d', '2026-11-18 00:00:00']
  const numbers = [
    ['n', '1.3'],
    ['n', '-2'],
    ['n', '-0.5'],
  ]

  test.each([
    ['de', 'Neu', 'Bewerbungen'],
    ['en', 'New', 'Applications'],
  ] as const)('as XLSX in %s has true dates, numbers and texts, and no formula', async (language, state, name) => {
    const file = join(folder, `${language}-sheet.xlsx`)
    await writeFile(file, await sheets.make(lines(), language))
    const sheet = read(file)
    expect(sheet.name).toBe(name)
    expect(pick(sheet)[1]).toEqual([['s', '=SUM(1;2)'], ['s', '+49'], ['s', state], date, ...numbers])
  })

  test.each([
    ['de', 59, 1031, 'Neu'],
    ['en', 44, 1033, 'New'],
  ] as const)(
    'as CSV in %s opens in LibreOffice with dates and numbers, and no formula',
    async (language, separator, code, state) => {
      const file = join(folder, `${language}.csv`)
      await writeFile(file, await text(csvOf(lines(), language)))
      const sheet = opened(file, separator, code)
      expect(sheet.rows.map(row => row.length)).toEqual([17, 17])
      expect(sheet.rows[1]?.[3]).toEqual(['s', line.jobTitle])
      expect(pick(sheet)[1]).toEqual([['s', "'=SUM(1;2)"], ['s', "'+49"], ['s', state], date, ...numbers])
    },
  )
})
