import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problem } from '../problems.ts'
import { AiFailure } from './ai/failure.ts'
import { type Send, streamEvents } from './sse.ts'

type Work = (send: Send, signal: AbortSignal) => Promise<void>

let app: FastifyInstance
let address: string
let work: Work
beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true })
  app.get('/', (request, reply) => streamEvents(request, reply, (send, signal) => work(send, signal), 20))
  address = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

const heard = async (next: Work): Promise<string> => {
  work = next
  return (await fetch(address)).text()
}

const failing = (error: Error): Promise<string> =>
  heard(async () => {
    throw error
  })

test('events arrive in order and unchanged, each on its own lines', async () => {
  const text = await heard(async send => {
    send('delta', { text: 'two\n\nevent: evil\ndata: lines' })
    send('done', { source: 'x' })
  })
  expect(text).toBe(
    'event: delta\ndata: {"text":"two\\n\\nevent: evil\\ndata: lines"}\n\nevent: done\ndata: {"source":"x"}\n\n',
  )
})

test('a silent stream sends heartbeats', async () => {
  const { promise: isAlive, resolve: enough } = Promise.withResolvers<void>()
  work = async send => {
    await isAlive
    send('done', {})
  }
  let text = ''
  for await (const part of (await fetch(address)).body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    if (text.includes(': still here\n\n: still here\n\n')) enough()
  }
  expect(text.endsWith('event: done\ndata: {}\n\n')).toBe(true)
})

test('a failure is the last event, a problem without internal details', async () => {
  expect(await failing(new AiFailure('Too slow.', true))).toContain('"code":"AI_UNAVAILABLE"')
  expect(await failing(problem('VERSION_CONFLICT'))).toContain('"code":"VERSION_CONFLICT"')
  const ours = await failing(new Error('select secret from person'))
  expect(ours).toContain('"code":"INTERNAL"')
  expect(ours).not.toContain('secret')
})

test('the work is aborted when the caller leaves', async () => {
  const { promise: left, resolve } = Promise.withResolvers<string>()
  work = async (send, signal) => {
    send('delta', {})
    signal.addEventListener('abort', () => resolve('left'))
    await left
  }
  const leaving = new AbortController()
  await fetch(address, { signal: leaving.signal })
  leaving.abort()
  expect(await left).toBe('left')
})
