import { open } from '@kolleg/database'
import { testEngine } from '@kolleg/database/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { begin, suggestHere } from '../src/command-line/testing/begin.ts'
import { type ApiServer, startApi } from '../src/embedding/openai/testing/api-server.ts'
import { competency, fresh, save, suggestions } from './course.ts'
import { type FreshDatabase, freshDatabase, startOn } from './service.ts'

let database: FreshDatabase
let endpoint: ApiServer
let environment: Readonly<Record<string, string>>

const size = 100
const courses = [fresh(), fresh(), fresh()] as const
const all = courses.flatMap(course =>
  Array.from({ length: size }, (_, at) => competency(course, `sort ${at} lists of course ${course}`)),
)
const exercise = { ...competency(courses[0], 'sort a list by hand'), competencies: all.map(({ id }) => id) }
const texts = all.length + 1

beforeEach(async () => {
  database = await freshDatabase('lasting')
  const before = await startOn(database.url)
  await save(before, { competencies: all, exercise })
  await before.close()
  endpoint = await startApi()
  environment = {
    DATABASE_URL: database.url,
    EMBEDDER: 'openai',
    EMBEDDING_BASE_URL: endpoint.url,
    EMBEDDING_MODEL: 'te3',
    SUGGEST_THRESHOLD: '-1',
  }
})
afterEach(async () => {
  await endpoint.close()
  await database.drop()
})

const sound = { kind: 'dimensions', dimensions: 32 } as const

/** Starts a run that hangs at its third batch. The first request to the embedder is for the width of the vectors. */
const beginAndWait = async () => {
  endpoint.goWrong(sound, sound, sound, { kind: 'silence' })
  const run = begin(environment, 'reembed')
  await expect.poll(() => endpoint.calls.length, { timeout: 50_000, interval: 20 }).toBe(4)
  return run
}

const modelsOf = async (table: string) => {
  const store = await open(database.url)
  const { rows } = await sql<{ model: string; count: number }>`
    select model, count(*) as count from ${sql.table(table)} group by model order by model`.execute(store.query)
  await store.close()
  return Object.fromEntries(rows.map(({ model, count }) => [model, count]))
}

test('re-embedding that is killed keeps every batch, and the next run embeds only the rest', async () => {
  const { child, ended } = await beginAndWait()
  child.kill('SIGKILL')
  await ended
  expect(await modelsOf('competency')).toEqual({ 'hash-384@1+2': all.length - 128, 'te3@32+2': 128 })
  const kept = new Set(endpoint.calls.slice(1, 3).flatMap(({ body }) => body.input))
  const before = endpoint.calls.length

  const { code, out, err } = await suggestHere(environment, 'reembed')
  expect([code, out]).toEqual([0, `Embedded ${texts - 128} texts with te3@32+2.\n`])
  expect(err).toMatch(/Embedding \d+ of 173, \d+ a second, (\d+m )?\d+s left\n/)
  const asked = endpoint.calls.slice(before + 1).flatMap(({ body }) => body.input)
  expect([kept.size, asked.length, asked.filter(text => kept.has(text))]).toEqual([128, texts - 128, []])
  expect(await modelsOf('competency')).toEqual({ 'te3@32+2': all.length })
  expect(await modelsOf('exercise')).toEqual({ 'te3@32+2': 1 })
  expect(await modelsOf('semantic_cluster')).toEqual({ 'te3@32+2': all.length })
  expect((await suggestHere(environment, 'reembed')).out).toMatch(/^Nothing to do/)
})

test.runIf(testEngine === 'postgres')('instances save and suggest while another one re-embeds', async () => {
  const { child, ended } = await beginAndWait()
  const service = await startOn(database.url, environment)
  try {
    const course = fresh()
    const added = competency(course, 'draw a graph')
    await save(service, { competencies: [added] })
    expect(await suggestions(service, 'draw a graph', course)).toMatchObject([{ id: added.id }])
    expect(await suggestions(service, 'sort lists', courses[2])).toHaveLength(size)
  } finally {
    await service.close()
    child.kill('SIGKILL')
    await ended
  }
})
