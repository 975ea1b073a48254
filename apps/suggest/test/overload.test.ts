import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { competency, fresh } from './course.ts'
import { api, keys, type Service, startService } from './service.ts'

let service: Service
beforeAll(async () => {
  service = await startService({ EMBEDDER: 'local', EMBEDDING_THREADS: '1' })
}, 60_000)
afterAll(() => service.close())

const course = fresh()
/** More than half a minute of reading for the model. */
const long = (topic: string) =>
  Array.from({ length: 60 }, (_, at) => competency(course, `${topic} ${at} `.repeat(20_000).slice(0, 19_990)))
const save = (competencies: readonly object[]) =>
  service.ask('POST', `${api}/competency/save`, { body: { competencies, operation_type: 'UPDATE' } })
const waiting = async (): Promise<number> =>
  Number(/^embedder_pending (\d+)$/m.exec((await service.ask('GET', '/metrics')).text)?.[1])

test('while the model has too much to read, large saves are refused with a time to try again and small ones are served', async () => {
  const leaving = new AbortController()
  const first = fetch(`${service.address}${api}/competency/save`, {
    method: 'POST',
    headers: { authorization: keys[0], 'content-type': 'application/json' },
    body: JSON.stringify({ competencies: long('Sorting'), operation_type: 'UPDATE' }),
    signal: leaving.signal,
  }).catch(Object)
  await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(0), { timeout: 20_000 })

  const refused = await save(long('Searching'))
  expect([refused.status, refused.json, refused.headers.get('retry-after')]).toEqual([
    500,
    { detail: 'Save failed' },
    '30',
  ])
  expect((await save([competency(course, 'Draw a graph.')])).status).toBe(200)
  const body = { description: 'draw a graph', course_id: course }
  expect((await service.ask('POST', `${api}/competency/suggest`, { body })).status).toBe(200)

  leaving.abort()
  await first
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 20_000 })
  const stored = await service.ask('GET', `${api}/course/${course}/competencies`)
  expect(stored.json).toMatchObject({ competencies: [{ description: 'Draw a graph.' }] })
}, 90_000)
