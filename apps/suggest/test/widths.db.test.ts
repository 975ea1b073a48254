import { open } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { suggestHere } from '../src/command-line/testing/begin.ts'
import { type ApiServer, startApi } from '../src/embedding/openai/testing/api-server.ts'
import { competency, fresh, remove, save, saving, suggestions } from './course.ts'
import { api, type FreshDatabase, freshDatabase, type Service, startOn } from './service.ts'

let database: FreshDatabase
let endpoint: ApiServer
let environment: Readonly<Record<string, string>>
beforeAll(async () => {
  database = await freshDatabase('lasting')
  endpoint = await startApi()
  environment = {
    EMBEDDER: 'openai',
    EMBEDDING_BASE_URL: endpoint.url,
    EMBEDDING_MODEL: 'te3',
    SUGGEST_THRESHOLD: '-1',
    DATABASE_URL: database.url,
  }
})
afterAll(async () => {
  await endpoint.close()
  await database.drop()
})

const course = fresh()
const competencies = ['sort lists', 'write loops', 'walk trees'].map(text => competency(course, text, text))
const exercise = { ...competency(course, 'sort a list by hand'), competencies: competencies.map(({ id }) => id) }

const withService = async (work: (service: Service) => Promise<void>): Promise<void> => {
  const service = await startOn(database.url, environment)
  try {
    await work(service)
  } finally {
    await service.close()
  }
}

const relating = (service: Service) => service.ask('GET', `${api}/competency/relations/suggest/${course}`)

const expectAll = async (service: Service, count: number): Promise<void> => {
  const found = await suggestions(service, 'sort lists', course)
  expect(found).toHaveLength(count)
  expect(found[0]).toMatchObject({ description: 'sort lists', score: expect.closeTo(1, 5) })
  expect((await relating(service)).status).toBe(200)
}

const textsAskedFor = () => endpoint.calls.flatMap(({ body }) => body.input)

test('a restart with the same endpoint re-embeds nothing', async () => {
  await withService(async service => {
    await save(service, { competencies, exercise })
    await expectAll(service, 3)
  })
  const before = textsAskedFor().length
  await withService(async service => {
    expect((await relating(service)).status).toBe(200)
    await save(service, { exercise })
    await expectAll(service, 3)
  })
  expect(new Set(textsAskedFor().slice(before))).toEqual(new Set(['ready', 'sort lists']))
})

test('after a restart with an endpoint of another width, saves and suggestions use that width', async () => {
  endpoint.changeTo(16)
  expect((await suggestHere(environment, 'doctor')).out).toContain('4 are of another model')
  await withService(async service => {
    await save(service, { competencies: [competency(course, 'draw graphs')] })
    await expectAll(service, 4)
  })
  expect((await suggestHere(environment, 'reembed')).out).toBe('Nothing to do: every vector is of te3@16+2.\n')
})

test('an endpoint that changes its width while the service runs fails one request', async () => {
  await withService(async service => {
    await expectAll(service, 4)
    endpoint.changeTo(24)
    const one = competency(course, 'read proofs')
    expect((await saving(service, { competencies: [one] })).status).toBe(500)
    await save(service, { competencies: [one] })
    await expectAll(service, 5)
  })
})

test('mappings and deletes before the endpoint’s first answer keep clusters correct', async () => {
  const [first, second, third] = competencies.map(({ id }) => id)
  const another = { ...competency(course, 'walk a tree by hand'), competencies: [second] }
  const alone = competency(course, 'prove theorems')
  await withService(service => save(service, { competencies: [alone], exercise: another }))
  endpoint.goWrong({ kind: 'silence' })
  const before = endpoint.calls.length
  await withService(async service => {
    await expect.poll(() => endpoint.calls.length).toBeGreaterThan(before)
    await remove(service, { exercise: another })
    const body = { exercise_id: exercise.id, competency_id: alone.id }
    expect((await service.ask('POST', `${api}/competency/map-competency-to-exercise`, { body })).status).toBe(200)
  })
  const store = await open(database.url)
  const { rows } = await sql`select competency_id as id, exercises, model from semantic_cluster order by 1`.execute(
    store.query,
  )
  await store.close()
  const ids = [first, second, third, alone.id].toSorted((a = 0, b = 0) => a - b)
  expect(rows).toEqual(ids.map(id => ({ id, exercises: 1, model: 'te3@24+2' })))
})

test('a service whose endpoint never answers can be stopped', async () => {
  endpoint.goWrong({ kind: 'silence' })
  const before = endpoint.calls.length
  await withService(async () => {
    await expect.poll(() => endpoint.calls.length).toBeGreaterThan(before)
  })
})
