import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, newJob } from '../../../test/house/applications.ts'
import { enter, type Someone } from '../../../test/house/cast.ts'
import { entriesOf } from '../../documents/testing/entries-of.ts'
import { type Office, openOffice } from '../../jobs/testing/setting.ts'
import { everyLine } from '../list/every-line.ts'
import { crowd, putRatings } from '../testing/crowd.ts'
import { download } from '../testing/download.ts'

let office: Office
let jobId: string

beforeAll(async () => {
  office = await openOffice()
  jobId = (await newJob(office, { title: 'Alpha' })).jobId
  await apply(office.amira, jobId)
})
afterAll(() => office.house.close())

const listFor = (who: Someone, path: string) => download(office.house, who, path)
const listOf = (path: string) => listFor(office.paula, path)

const textIn = async (zip: Uint8Array, name: string) => (await entriesOf(Buffer.from(zip))).get(name)?.toString('utf8')
const contentOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')
const rowsIn = async (sheet: Uint8Array) => (await textIn(sheet, 'xl/worksheets/sheet1.xml'))?.match(/<row /g)?.length

test('lists are exported as filtered, nothing in them is a formula, and hidden ratings stay hidden', async () => {
  const { house, here, emil } = office
  const [one = '', two = ''] = await crowd(house, { jobId, groupId: here, count: 2, name: '=cmd|calc' })
  await house.database.query
    .updateTable('application')
    .set({ first_name: '+49', last_name: '=SUM(A1)', email: 'a;=1+1;; @b;2-1\t-c' })
    .where('application_id', '=', one)
    .execute()
  await putRatings(house, [
    { applicationId: one, raterId: emil.userId, overall: 2 },
    { applicationId: two, raterId: emil.userId, overall: -2 },
    { applicationId: two, raterId: office.paula.userId, overall: 0 },
  ])
  const { status, headers, bytes } = await listOf(`export.csv?jobId=${jobId}&sort=name`)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  const lines = Buffer.from(bytes).toString('utf8').trimEnd().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toMatch(/^\ufeffLast name,First name,E-mail,/)
  const mine = lines.find(line => line.includes(one))
  expect(mine).toMatch(/^'=SUM\(A1\),'\+49,a;'=1\+1;; '@b;2-1\t'-c,/)
  expect(mine).toContain(',New,2026-01-01,1.1,,,,,,0,0,0,')
  expect(lines.find(line => line.includes(two))).toContain(',0,-1,,,2,0,0,0,')
  const sheet = await listOf(`export.xlsx?text=SUM`)
  expect(sheet.status).toBe(200)
  expect(await textIn(sheet.bytes, 'xl/sharedStrings.xml')).toContain('=SUM(A1)')
  expect(await textIn(sheet.bytes, 'xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >]/)
  expect((await listOf('export.xlsx?sort=nothing')).status).toBe(400)
  expect((await listOf('export.csv?sort=nothing')).status).toBe(400)
  expect((await listFor(office.ada, 'export.csv')).status).toBe(403)
  expect(
    Buffer.from((await listFor(office.quentin, 'export.csv')).bytes)
      .toString()
      .trim()
      .split('\r\n'),
  ).toHaveLength(1)
})

test('a list is exported in the language of its reader, or in the requested one', async () => {
  const { house, paula } = office
  const criteria = [{ name: 'Methods', weight: 2.5 }, { name: '=Teaching' }]
  const gamma = (await newJob(office, { title: 'Gamma, Delta', criteria })).jobId
  const [one = ''] = await crowd(house, { jobId: gamma, groupId: office.here, count: 1, name: 'Müller' })
  // Half past midnight in the group's time zone.
  await sql`update application set submitted_at = '2026-11-17T23:30:00Z', last_name = 'Müller,=1' where application_id = ${one}`.execute(
    house.database.query,
  )
  await putRatings(house, [
    { applicationId: one, raterId: paula.userId, overall: -2, criteria: { Methods: 1, '=Teaching': -2 } },
    { applicationId: one, raterId: office.emil.userId, overall: 1 },
  ])
  await house.database.query.updateTable('person').set({ language: 'de' }).where('user_id', '=', paula.userId).execute()
  const german = await listOf(`export.csv?jobId=${gamma}`)
  expect(german.headers.get('content-disposition')).toBe('attachment; filename=bewerbungen.csv')
  const [head, row] = contentOf(german.bytes).split('\r\n')
  expect(head).toMatch(/^\ufeffNachname;Vorname;E-Mail;Stelle;Forschungsgruppe;Status;Eingegangen am;/)
  expect(row).toMatch(
    /^Müller,'=1;.*;Gamma, Delta;.*;Neu;18\.11\.2026;1,1;-2;-0,5;0,14;Methods ×2,5 · =Teaching ×1;2;0;0;0;/,
  )
  const english = contentOf((await listOf(`export.csv?jobId=${gamma}&language=en`)).bytes).split('\r\n')[1]
  expect(english).toMatch(
    /^"Müller,=1",.*,"Gamma, Delta",.*,New,2026-11-18,1\.1,-2,-0\.5,0\.14,Methods ×2\.5 · =Teaching ×1,2,0,0,0,/,
  )

  const sheet = (await listOf(`export.xlsx?jobId=${gamma}`)).bytes
  expect(await textIn(sheet, 'xl/workbook.xml')).toContain('name="Bewerbungen"')
  expect(await textIn(sheet, 'xl/sharedStrings.xml')).toContain('Nachname')
  for (const shared of ['Nach Kriterien gewichtet', 'Methods ×2,5 · =Teaching ×1'])
    expect(await textIn(sheet, 'xl/sharedStrings.xml')).toContain(shared)
  expect(await textIn(sheet, 'xl/worksheets/sheet1.xml')).toMatch(/<c r="K2"[^>]*><v>0.14<\/v>/)
  expect(await textIn(sheet, 'xl/styles.xml')).toContain('formatCode="dd.mm.yyyy"')
  // Days since the end of 1899, as spreadsheets count: 18 November 2026.
  expect(await textIn(sheet, 'xl/worksheets/sheet1.xml')).toMatch(/<c r="G2"[^>]*><v>46344<\/v>/)
  await house.database.query.updateTable('person').set({ language: 'en' }).where('user_id', '=', paula.userId).execute()
})

test('an export of several pages contains every line once', async () => {
  const { house, here } = office
  const beta = (await newJob(office, { title: 'Beta' })).jobId
  await crowd(house, { jobId: beta, groupId: here, count: 1_203, name: 'Many' })
  const { bytes } = await listOf(`export.csv?jobId=${beta}&sort=grade`)
  const ids = Buffer.from(bytes)
    .toString('utf8')
    .trim()
    .split('\r\n')
    .slice(1)
    .map(line => line.split(',').at(-1))
  expect([ids.length, new Set(ids).size]).toEqual([1_203, 1_203])
  const sheet = await listOf(`export.xlsx?jobId=${beta}&sort=-name`)
  expect(sheet.status).toBe(200)
  expect(await rowsIn(sheet.bytes)).toBe(1_204)
})

test('an export breaks off when its reader loses the membership, even before its first page', async () => {
  const { house, here, there } = office
  for (const others of [[], [{ role: 'EMPLOYEE', groupId: there }]] as const) {
    const roles = [{ role: 'EMPLOYEE', groupId: here }, ...others] as const
    const gina = await enter(house, `Gina${roles.length}`, ...roles)
    const reader = { userId: gina.userId, recusedFrom: [], committees: [], roles }
    const lines = everyLine(house.database.query, reader, {})
    await lines.next()
    expect((await gina.delete(`/api/research-groups/${here}/members/me`)).status).toBe(204)
    const broken = { code: 'ACCESS_DENIED' }
    let read = 1
    await expect(async () => {
      for await (const _ of lines) read += 1
    }).rejects.toMatchObject(broken)
    expect(read).toBe(200)
    await expect(everyLine(house.database.query, reader, {}).next()).rejects.toMatchObject(broken)
  }
})

test('spreadsheets requested at once are all created, each with its own list', async () => {
  const asked = ['Alpha', 'Beta', 'Nobody'].map(async text => rowsIn((await listOf(`export.xlsx?text=${text}`)).bytes))
  expect(await Promise.all(asked)).toEqual([4, 1_204, 1])
})
