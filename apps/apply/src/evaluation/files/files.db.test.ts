import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, fill, newJob, someApplicant, start, upload } from '../../applications/testing/desk.ts'
import { newPdf } from '../../documents/testing/pdfs.ts'
import { type Office, openOffice } from '../../jobs/testing/setting.ts'
import { readPdf } from '../../pdf/testing/read-pdf.ts'
import { enter, type Someone } from '../../people/testing/cast.ts'
import { entriesOf } from '../../privacy/testing/entries-of.ts'
import { everyLine } from '../list/every-line.ts'
import { crowd, putRatings } from '../testing/crowd.ts'
import { dossierOf } from './dossier.ts'
import { confirmPapers, papersOf } from './papers.ts'
import { papersZip } from './papers-zip.ts'

let office: Office
let applicationId: string
let jobId: string
let transcript: Buffer

beforeAll(async () => {
  office = await openOffice()
  jobId = (await newJob(office, { title: 'Alpha' })).jobId
  applicationId = await start(office.amira, jobId)
  await fill(office.amira, applicationId, await newPdf(2, 'curriculum'))
  transcript = await newPdf(1, 'transcript')
  await upload(office.amira, applicationId, transcript, {
    type: 'MASTER_TRANSCRIPT',
    name: '../../etc/pass wd.pdf',
  })
  await office.amira.post(`/api/applications/${applicationId}/submit`)
})
afterAll(() => office.house.close())

const textIn = async (zip: Uint8Array, name: string) => (await entriesOf(Buffer.from(zip))).get(name)?.toString('utf8')
const rowsIn = async (sheet: Uint8Array) => (await textIn(sheet, 'xl/worksheets/sheet1.xml'))?.match(/<row /g)?.length

const download = async (path: string, who: Someone = office.paula) => {
  const answer = await fetch(`${office.house.address}/api/evaluation/applications/${path}`, {
    headers: { authorization: `Bearer ${who.token}` },
  })
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

test('the ZIP holds every document as it is under a name that leads nowhere', async () => {
  const { status, headers, bytes } = await download(`${applicationId}/documents.zip`)
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/zip',
    'private, no-store',
  ])
  expect(headers.get('content-disposition')).toContain('Test-Amira.zip')
  const entries = await entriesOf(Buffer.from(bytes))
  const names = [...entries.keys()]
  expect(names).toHaveLength(2)
  expect(names[0]).toMatch(/^01-CV-[\w-]+\.pdf$/)
  expect(names[1]).toMatch(/^02-MASTER_TRANSCRIPT-[\p{L}\p{N}-]+\.pdf$/u)
  expect(entries.get(names[1] ?? '')?.equals(transcript)).toBe(true)
})

test('the dossier is one PDF: a cover that says what is where, then the documents in order', async () => {
  const { status, bytes } = await download(`${applicationId}/dossier.pdf?language=de`)
  expect(status).toBe(200)
  const { pages, headings, title, bookmarks } = await readPdf(bytes)
  expect(title).toBe('Amira Test')
  expect(pages).toHaveLength(4)
  expect(pages[0]).toContain('Bewerbung · Data Engineering')
  expect(pages[0]).toMatch(/Lebenslauf: .*Seite 2.*Masterzeugnis: .*Seite 4/)
  expect(pages[0]).toContain('Because.')
  expect(pages[0]).toContain('Seite 1 von 4')
  expect(headings[0]).toBe('H1 Amira Test')
  expect([pages[1], pages[2], pages[3]]).toEqual([
    expect.stringContaining('curriculum 1'),
    expect.stringContaining('curriculum 2'),
    expect.stringContaining('transcript 1'),
  ])
  expect(bookmarks[0]).toBe('Amira Test → 1')
  expect(bookmarks.slice(-2)).toEqual([
    expect.stringMatching(/^Lebenslauf: .* → 2$/),
    expect.stringMatching(/^Masterzeugnis: .* → 4$/),
  ])
})

test('only judges get the papers', async () => {
  for (const path of [`${applicationId}/documents.zip`, `${applicationId}/dossier.pdf`]) {
    for (const who of [office.quentin, office.ada, office.amira]) expect((await download(path, who)).status).toBe(403)
    expect((await office.house.call(`/api/evaluation/applications/${path}`)).status).toBe(401)
  }
  expect((await download('00000000-0000-4000-8000-000000000000/dossier.pdf')).status).toBe(404)
})

test('lists are exported as filtered, nothing in them is a formula, and hidden ratings stay hidden', async () => {
  const { house, here, emil } = office
  const [one = '', two = ''] = await crowd(house, { jobId, groupId: here, count: 2, name: '=cmd|calc' })
  await house.database.query
    .updateTable('application')
    .set({ first_name: '+49', last_name: '=SUM(A1)' })
    .where('application_id', '=', one)
    .execute()
  await putRatings(house, [
    { applicationId: one, raterId: emil.userId, overall: 2 },
    { applicationId: two, raterId: emil.userId, overall: -2 },
    { applicationId: two, raterId: office.paula.userId, overall: 0 },
  ])
  const { status, headers, bytes } = await download(`export.csv?jobId=${jobId}&sort=name`)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  const lines = Buffer.from(bytes).toString('utf8').trimEnd().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toMatch(/^\ufeffLast name,First name,E-mail,/)
  const mine = lines.find(line => line.includes(one))
  expect(mine).toMatch(/^'=SUM\(A1\),'\+49,'=cmd/)
  expect(mine).toContain(',SENT,2026-01-01,1.1,,,,0,0,0,')
  expect(lines.find(line => line.includes(two))).toContain(',0,-1,2,0,0,0,')
  const sheet = await download(`export.xlsx?text=SUM`)
  expect(sheet.status).toBe(200)
  expect(await textIn(sheet.bytes, 'xl/sharedStrings.xml')).toContain('=SUM(A1)')
  expect(await textIn(sheet.bytes, 'xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >]/)
  expect((await download('export.xlsx?sort=nothing')).status).toBe(400)
  expect((await download('export.csv?sort=nothing')).status).toBe(400)
  expect((await download('export.csv', office.ada)).status).toBe(403)
  expect(
    Buffer.from((await download('export.csv', office.quentin)).bytes)
      .toString()
      .trim()
      .split('\r\n'),
  ).toHaveLength(1)
})

test('an export of more than one page holds every line once', async () => {
  const { house, here } = office
  const beta = (await newJob(office, { title: 'Beta' })).jobId
  await crowd(house, { jobId: beta, groupId: here, count: 1_203, name: 'Many' })
  const { bytes } = await download(`export.csv?jobId=${beta}&sort=grade`)
  const ids = Buffer.from(bytes)
    .toString('utf8')
    .trim()
    .split('\r\n')
    .slice(1)
    .map(line => line.split(',').at(-1))
  expect([ids.length, new Set(ids).size]).toEqual([1_203, 1_203])
  const sheet = await download(`export.xlsx?jobId=${beta}&sort=-name`)
  expect(sheet.status).toBe(200)
  expect(await rowsIn(sheet.bytes)).toBe(1_204)
})

test('an export breaks off with a membership of whoever reads it, also before its first page', async () => {
  const { house, here, there } = office
  for (const others of [[], [{ role: 'EMPLOYEE', groupId: there }]] as const) {
    const roles = [{ role: 'EMPLOYEE', groupId: here }, ...others] as const
    const gina = await enter(house, `Gina${roles.length}`, ...roles)
    const reader = { userId: gina.userId, roles }
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

test('papers on their way end with the membership, or the account, of whoever reads them', async () => {
  const { house, here } = office
  const { context, database } = house
  const makers = {
    zip: async (...[at, who, papers]: Parameters<typeof papersZip>) => buffer(papersZip(at, who, papers)),
    dossier: (...[at, who, papers]: Parameters<typeof papersZip>) => dossierOf(at, who, papers, 'en'),
  }
  for (const [name, make] of Object.entries(makers))
    for (const [path, code] of [
      [`/api/research-groups/${here}/members/me`, 'ACCESS_DENIED'],
      ['/api/users/me', 'UNAUTHENTICATED'],
    ] as const) {
      const hedi = await enter(house, `Hedi-${name}-${code}`, { role: 'EMPLOYEE', groupId: here })
      const reader = { userId: hedi.userId, roles: [{ role: 'EMPLOYEE', groupId: here }] } as const
      const papers = await papersOf(database.query, reader, applicationId)
      expect(await make(context, reader, papers)).not.toHaveLength(0)
      // The first file is being read when it happens.
      const read: typeof context.files.read = async (...asked) => {
        await hedi.delete(path)
        return await context.files.read(...asked)
      }
      const leaving = { ...context, files: { ...context.files, read } }
      await expect(make(leaving, reader, papers)).rejects.toMatchObject({ code })
    }
})

test('papers on their way end when nothing personal of the application is kept any more', async () => {
  const { house, paula } = office
  const lina = await someApplicant(office, 'Lina')
  const sent = await apply(lina, (await newJob(office, { title: 'Delta' })).jobId)
  const reader = { userId: paula.userId, roles: [{ role: 'PROFESSOR', groupId: office.here }] } as const
  const papers = await papersOf(house.database.query, reader, sent)
  expect((await lina.delete('/api/users/me')).status).toBe(204)
  await expect(confirmPapers(house.database.query, reader, papers)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(confirmPapers(house.database.query, reader, { ...papers, papers: [] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('sheets that are asked for at once are all made, and each holds its own list', async () => {
  const asked = ['Alpha', 'Beta', 'Nobody'].map(async text =>
    rowsIn((await download(`export.xlsx?text=${text}`)).bytes),
  )
  expect(await Promise.all(asked)).toEqual([4, 1_204, 1])
})

test('a document that cannot be bound is named on the cover and keeps nothing else away', async () => {
  const { house, paula } = office
  const zoe = await someApplicant(office, 'Zoe')
  const gamma = (await newJob(office, { title: 'Gamma' })).jobId
  const sent = await apply(zoe, gamma, await newPdf(1, 'zoes'))
  await house.database.query
    .updateTable('document')
    .set({ size_bytes: 80 * 1024 * 1024 })
    .where('application_id', '=', sent)
    .execute()
  const { pages } = await readPdf((await download(`${sent}/dossier.pdf?language=en`, paula)).bytes)
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('not in this file')
})
