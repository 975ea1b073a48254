import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createSuggestClient, dataOf, type Schemas, SuggestError } from '@kolleg/suggest-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys, type Service, startService } from '../apps/suggest/test/service.ts'
import { buildClient } from '../packages/suggest-client/build.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const sorting = { id: 1, title: 'Sorting', description: 'sort a list with merge sort', course_id: 7 }
const searching = { id: 2, title: 'Searching', description: 'search a list that is sorted', course_id: 7 }

test('a client saves, suggests, relates and lists, with the types of the description', async () => {
  const client = createSuggestClient({ address: `${service.address}/`, key: keys[0] })
  const body: Schemas['SaveCompetencyRequest'] = { operation_type: 'UPDATE', competencies: [sorting, searching] }
  expect(await dataOf(client.POST('/api/v1/competency/save', { body }))).toEqual({})

  const asked = { body: { description: 'merge sort', course_id: 7 }, params: { query: { scores: true } } }
  const { competencies } = await dataOf(client.POST('/api/v1/competency/suggest', asked))
  expect(competencies[0]).toEqual({ ...sorting, score: expect.any(Number) })
  const params = { path: { course_id: 7 }, query: { explain: true } }
  const { relations } = await dataOf(client.GET('/api/v1/competency/relations/suggest/{course_id}', { params }))
  for (const { evidence } of relations) expect(evidence?.sentence).toEqual(expect.any(String))
  const listed = await dataOf(client.GET('/api/v1/course', { params: { query: { titles: true } } }))
  expect(listed.courses).toEqual([{ course_id: 7, competencies: 2, title: 'Sorting, Searching', has_own_title: false }])
  expect((await dataOf(client.GET('/api/v1/health/'))).status).toBe('ok')
})

test('an error holds its status, every fault and the id of the request', async () => {
  const client = createSuggestClient({ address: service.address, key: keys[0] })
  const nonsense = { description: 1, course_id: 'seven' } as unknown as Schemas['SuggestCompetencyRequest']
  const invalid = await dataOf(client.POST('/api/v1/competency/suggest', { body: nonsense })).catch(Object)
  expect(invalid).toBeInstanceOf(SuggestError)
  expect(invalid).toMatchObject({
    status: 422,
    message: expect.stringMatching(/^body\.description: .*; body\.course_id: /),
    faults: [{ loc: ['body', 'description'] }, { loc: ['body', 'course_id'] }],
    requestId: expect.stringMatching(/./),
  })
  const params = { path: { course_id: 404 } }
  await expect(dataOf(client.GET('/api/v1/course/{course_id}/health', { params }))).rejects.toMatchObject({
    status: 404,
    message: 'No competencies found for course 404',
    faults: [],
  })
  const stranger = createSuggestClient({ address: service.address, key: 'another' })
  await expect(dataOf(stranger.GET('/api/v1/course'))).rejects.toMatchObject({ status: 401 })
})

test('a fetch of one’s own carries every request', async () => {
  const seen: string[] = []
  const client = createSuggestClient({
    address: service.address,
    key: keys[0],
    fetch: request => {
      seen.push(`${request.method} ${new URL(request.url).pathname}`)
      return fetch(request)
    },
  })
  await dataOf(client.GET('/api/v1/course'))
  expect(seen).toEqual(['GET /api/v1/course'])
})

/** The service behind a proxy that answers so often that it is busy. */
const busyFor = (times: number, headers: Record<string, string> = { 'retry-after': '0' }, status = 500) => {
  const sent: string[] = []
  const waits: string[] = []
  const client = createSuggestClient({
    address: service.address,
    key: keys[0],
    onWait: sentence => waits.push(sentence),
    fetch: async request => {
      sent.push(await request.clone().text())
      return sent.length > times ? fetch(request) : Response.json({ detail: 'Save failed' }, { status, headers })
    },
  })
  return { client, sent, waits }
}
const body: Schemas['SaveCompetencyRequest'] = { operation_type: 'UPDATE', competencies: [sorting] }

test('a client waits while the service is busy, as long as that says, and says so', async () => {
  const { client, sent, waits } = busyFor(2, { 'retry-after': '1' })
  const begun = performance.now()
  expect(await dataOf(client.POST('/api/v1/competency/save', { body }))).toEqual({})
  expect(performance.now() - begun).toBeGreaterThan(2000)
  expect(waits).toEqual([
    'The service is busy: asking again in 1 s (1 of 5).',
    'The service is busy: asking again in 1 s (2 of 5).',
  ])
  expect(new Set(sent)).toEqual(new Set([JSON.stringify(body)]))
})

test('a client gives up after five retries', async () => {
  const { client, sent, waits } = busyFor(9, { 'retry-after': new Date().toUTCString() }, 503)
  const failed = dataOf(client.POST('/api/v1/competency/save', { body }))
  await expect(failed).rejects.toMatchObject({ status: 503, message: 'Save failed' })
  expect([sent.length, waits.length]).toEqual([6, 5])
})

test('a client that is told to stop does not wait any longer', async () => {
  const { client, sent } = busyFor(1, { 'retry-after': '60' })
  const signal = AbortSignal.timeout(50)
  await expect(client.POST('/api/v1/competency/save', { body, signal })).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(sent).toHaveLength(1)
})

test.each([
  ['an error that names no wait', {}, 500],
  ['a wait of an hour', { 'retry-after': '3600' }, 500],
  ['a refusal', { 'retry-after': '0' }, 400],
])('%s is answered at once', async (_, headers, status) => {
  const { client, sent, waits } = busyFor(1, headers, status)
  await expect(dataOf(client.POST('/api/v1/competency/save', { body }))).rejects.toMatchObject({ status })
  expect([sent.length, waits]).toEqual([1, []])
})

const modules = dirname(dirname(createRequire(import.meta.url).resolve('typescript/package.json')))
const run = promisify(execFile)

const program = `
import { createSuggestClient, dataOf, type Schemas } from '@kolleg/suggest-client'
const [, , address = '', key = ''] = process.argv
const client = createSuggestClient({ address, key })
const { courses } = await dataOf(client.GET('/api/v1/course'))
const first: Schemas['Course'] | undefined = courses[0]
// @ts-expect-error A field of another type is refused.
const wrong: string | undefined = first?.course_id
console.log(JSON.stringify([first, wrong]))
`

test('the built package works in a strict project elsewhere, without the repository', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kolleg-client-'))
  try {
    const installed = join(folder, 'node_modules')
    mkdirSync(join(installed, '@kolleg'), { recursive: true })
    buildClient(join(installed, '@kolleg', 'suggest-client'))
    for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types', 'undici-types'])
      symlinkSync(join(modules, name), join(installed, name))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    writeFileSync(join(folder, 'main.ts'), program)
    const options = ['--module', 'nodenext', '--target', 'es2022', '--strict', '--exactOptionalPropertyTypes']
    const tsc = fileURLToPath(new URL('../node_modules/.bin/tsc', import.meta.url))
    await run(tsc, [...options, '--types', 'node', '--outDir', '.', 'main.ts'], { cwd: folder })
    const { stdout } = await run(process.execPath, ['main.js', service.address, keys[0]], { cwd: folder })
    expect(JSON.parse(stdout)).toEqual([{ course_id: 7, competencies: 2 }, 7])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
