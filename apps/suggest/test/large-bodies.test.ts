import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLargeBodies, LargeBodiesBusy, largeBytes } from '../src/front-door/large-bodies/large-bodies.ts'
import { competency, fresh } from './course.ts'
import { api, keys, type Sent, type Service, startService } from './service.ts'

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

const largest = Buffer.from(JSON.stringify({ operation_type: 'UPDATE' }).padEnd(8_000_000))
const waitingBytes = async (asked: Service): Promise<number> => {
  const { text } = await asked.ask('GET', '/metrics')
  return Number(/^large_bodies_waiting_bytes (\d+)$/m.exec(text)?.[1])
}

test('bodies that wait to be read take no more memory than the settings allow', async () => {
  const most = 2 * largest.length
  const small = await startService({ MAX_WAITING_BODY_BYTES: String(most) })
  onTestFinished(() => small.close())
  const seen: number[] = []
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) seen.push(await waitingBytes(small))
  })()
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => small.ask('POST', `${api}/competency/save`, { raw: largest })),
  )
  over.abort()
  await watching
  expect(Math.max(...seen)).toBeLessThanOrEqual(most)
  const [served, refused] = [400, 500].map(wanted => answers.filter(({ status }) => status === wanted))
  expect(served?.length).toBeGreaterThanOrEqual(2)
  expect(refused?.length).toBe(answers.length - (served?.length ?? 0))
  expect(refused?.length).toBeGreaterThan(0)
  for (const { headers, json } of refused ?? [])
    expect([headers.get('retry-after'), json]).toEqual(['5', { detail: 'Save failed' }])
  expect(await waitingBytes(small)).toBe(0)
}, 60_000)

test('clients who hang up leave room for others', async () => {
  const { hostname, port } = new URL(service.address)
  const head = `POST ${api}/competency/save HTTP/1.1\r\nHost: suggest\r\nAuthorization: ${keys[0]}\r\nContent-Length: ${largest.length}\r\n\r\n`
  const leaving = Array.from({ length: 16 }, async () => {
    const socket = connect(Number(port), hostname)
    const { promise: closed, resolve } = Promise.withResolvers<void>()
    socket.on('error', () => {}).on('close', () => resolve())
    socket.write(head)
    socket.write(largest, () => socket.destroy())
    await closed
  })
  await Promise.all(leaving)
  await vi.waitFor(async () => expect(await waitingBytes(service)).toBe(0), { timeout: 20_000 })
  expect((await save(largest)).status).toBe(400)
}, 60_000)

test('a body gives its bytes back when its caller leaves, is read, or is refused', async () => {
  const bodies = createLargeBodies(3 * largest.length)
  onTestFinished(() => bodies.close())
  const leaving = new AbortController()
  const staying = new AbortController().signal
  const read = bodies.check(largest, undefined, staying)
  const left = bodies.check(largest, undefined, leaving.signal)
  const last = bodies.refuse(largest, [])
  expect(bodies.waitingBytes).toBe(3 * largest.length)
  await expect(bodies.check(largest, undefined, staying)).rejects.toBeInstanceOf(LargeBodiesBusy)
  expect(bodies.waitingBytes).toBe(3 * largest.length)
  leaving.abort()
  await expect(left).rejects.toBe(leaving.signal.reason)
  expect(bodies.waitingBytes).toBe(2 * largest.length)
  expect(await read).toEqual({ value: { operation_type: 'UPDATE' } })
  await last
  expect(bodies.waitingBytes).toBe(0)
})

test('a body that is larger than all that may wait is read alone', async () => {
  const bodies = createLargeBodies(1024)
  onTestFinished(() => bodies.close())
  expect(await bodies.check(largest, undefined, new AbortController().signal)).toHaveProperty('value')
})
