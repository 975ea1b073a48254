import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { largeBytes } from '../src/front-door/large-bodies/large-bodies.ts'
import { competency, fresh } from './course.ts'
import { api, type Sent, type Service, startService } from './service.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const save = (raw: Sent['raw'], headers = {}) =>
  service.ask('POST', `${api}/competency/save`, { ...(raw !== undefined && { raw }), headers })
const padding = ' '.repeat(largeBytes + 1)

const competencies = (course: number, count: number, description: string) =>
  Array.from({ length: count }, () => competency(course, description))

describe('a large body is answered as a small one', () => {
  const bodies: Readonly<Record<string, string>> = {
    'that is null': 'null',
    'that is a list': '[]',
    'with faults in several places': JSON.stringify({
      competencies: [{ id: 'one', title: 7 }, { id: 1.5 }],
      operation_type: 'MERGE',
    }),
    'that is not JSON': '{"competencies": [}',
    'with nothing in it': '{}',
    'of too many levels': `${'['.repeat(101)}${']'.repeat(101)}`,
  }
  test.for(Object.entries(bodies))('%s', async ([, body]) => {
    const small = await save(body)
    const large = await save(body + padding)
    expect(large.status).toBe(small.status)
    expect(large.type).toBe(small.type)
    expect(large.json).toEqual({ ...Object(small.json), body: `${body}${padding}` })
  })
})

test('bytes that are no text are shown as such in the refusal', async () => {
  const bytes = new Uint8Array(largeBytes + 1).fill(0x20)
  bytes[0] = 0xff
  const { status, json } = await save(bytes)
  expect(status).toBe(422)
  expect(json).toEqual({
    detail: [{ loc: ['body', 0], type: 'json_invalid', msg: 'JSON decode error' }],
    body: `\uFFFD${padding.slice(1)}`,
  })
})

test('a large save is stored, and what its schema does not know is dropped', async () => {
  const course = fresh()
  const sent = competencies(course, 900, 'Bäume '.repeat(100))
  const raw = JSON.stringify({ competencies: sent, operation_type: 'UPDATE', more: padding })
  const saved = await save(raw)
  expect([saved.status, saved.json]).toEqual([200, {}])
  const stored = await service.ask('GET', `${api}/course/${course}/competencies`)
  expect(stored.status).toBe(200)
  expect(stored.text.match(/Bäume Bäume/g)?.length).toBeGreaterThanOrEqual(900)
}, 60_000)

test('a large body with an address that is not valid is refused with the body as it came', async () => {
  const raw = JSON.stringify({ description: 'Sorting', course_id: 1 }) + padding
  const { status, json } = await service.ask('POST', `${api}/competency/suggest?scores=perhaps`, { raw })
  expect(status).toBe(422)
  expect(json).toMatchObject({ detail: [{ loc: ['query', 'scores'] }], body: raw })
})

test('others are answered while many large bodies are read', async () => {
  const raw = JSON.stringify({ competencies: competencies(fresh(), 1000, 'x'.repeat(7900)), operation_type: 'NONE' })
  const refused = Promise.all(Array.from({ length: 6 }, () => save(raw)))
  const healthy = await Promise.all(
    Array.from({ length: 20 }, async () => (await service.ask('GET', `${api}/health/`)).status),
  )
  expect(new Set(healthy)).toEqual(new Set([200]))
  expect(new Set((await refused).map(({ status }) => status))).toEqual(new Set([422]))
}, 120_000)
