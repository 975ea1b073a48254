import { once } from 'node:events'
import { setTimeout as pause, setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createLog, createMetrics, createServer, listen, type Server } from './index.ts'
import { dial, ended } from './testing/caller.ts'
import { anyone, closeAfterTest } from './testing/server.ts'

const bodyLimit = 1024
const mebibyte = 1024 * 1024

/** One route that nobody may call, and one that returns its body. */
const build = (requestTimeoutMs = 60_000): Server => {
  const log = createLog('test', 'silent')
  const app = closeAfterTest(createServer({ log, metrics: createMetrics(), bodyLimit, requestTimeoutMs }))
  app.post('/closed', { ...anyone, onRequest: async (_, reply) => reply.code(401).send('no') }, () => 'ok')
  app.post('/open', anyone, ({ body }) => body)
  return app
}
const open = (requestTimeoutMs?: number): Promise<string> => listen(build(requestTimeoutMs), '127.0.0.1', 0)

const head = (path: string, ...lines: readonly string[]): string =>
  [`POST ${path} HTTP/1.1`, 'Host: x', 'Content-Type: application/json', ...lines, '', ''].join('\r\n')
const long = (bytes: number): string => `Content-Length: ${bytes}`

const statuses = (said: string): string[] => [...said.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status ?? '')

test.each([
  ['announces too long a body', '/closed', long(99_999_999_999), 'x'.repeat(mebibyte), '401'],
  ['announces no length', '/closed', 'Transfer-Encoding: chunked', `100000\r\n${'x'.repeat(mebibyte)}\r\n`, '401'],
  ['is over the limit', '/open', long(99_999_999_999), 'x'.repeat(mebibyte), '413'],
  ['has an address that cannot be read', '/%zz', long(99_999_999_999), 'x'.repeat(mebibyte), '400'],
])(
  'a caller whose request %s is answered at once, and disconnected if the body continues',
  async (_, path, length, part, status) => {
    const caller = dial(await open(), true)
    const said = ended(caller)
    caller.write(head(path, length))
    await once(caller, 'data')
    while (!caller.destroyed) {
      if (caller.writableLength === 0) caller.write(part)
      await setImmediate()
    }
    expect(statuses(await said)).toEqual([status])
    expect(caller.bytesWritten).toBeLessThan(100 * mebibyte)
  },
)

test('a refusal closes the connection only if more than the limit may follow', async () => {
  const address = await open()
  const closes = async (length: string) => {
    const caller = dial(address)
    caller.write(head('/closed', length))
    const [reply] = (await once(caller, 'data')) as [Buffer]
    caller.destroy()
    return /^connection: close\r$/im.test(String(reply))
  }
  expect(await closes(long(bodyLimit))).toBe(false)
  expect(await closes(long(bodyLimit + 1))).toBe(true)
  expect(await closes('Transfer-Encoding: chunked')).toBe(true)
})

test('a refused caller whose body is within the limit can continue on the same connection', async () => {
  const caller = dial(await open())
  const said = ended(caller)
  caller.write(head('/closed', long(4)))
  await once(caller, 'data')
  caller.write(`1234${head('/closed', long(2))}{}${head('/open', long(2), 'Connection: close')}{}`)
  expect(statuses(await said)).toEqual(['401', '401', '200'])
})

test.each([
  ['a large file', head('/closed', long(16 * mebibyte))],
  ['its last body', head('/closed', long(16 * mebibyte), 'Connection: close')],
  ['a body in HTTP/1.0', `POST /closed HTTP/1.0\r\n${long(16 * mebibyte)}\r\n\r\n`],
])('a refused caller who sends %s and listens only afterwards gets the whole reply', async (_, start) => {
  const caller = dial(await open()).pause()
  const broken = vi.fn<(error: Error) => void>()
  caller.on('error', broken).write(start)
  for (let sent = 0; sent < 16; sent++) if (!caller.write('x'.repeat(mebibyte))) await once(caller, 'drain')
  const said = ended(caller)
  caller.resume()
  expect(await said).toMatch(/^HTTP\/1.1 401 .*\r\n\r\nno$/s)
  expect(broken).not.toHaveBeenCalled()
})

test('a refused caller who does not send the rest is disconnected without another word', async () => {
  const caller = dial(await open(200))
  caller.write(`${head('/closed', long(4))}1`)
  expect(statuses(await ended(caller))).toEqual(['401'])
})

test.each([
  ['asked for where it is read', '/open', long(2), ['100', '200']],
  ['not asked for where it is refused', '/closed', long(2), ['401']],
  ['not asked for where it is too long', '/open', long(bodyLimit + 1), ['413']],
])('a body announced with 100-continue is %s', async (_, path, length, expected) => {
  const caller = dial(await open())
  const said = ended(caller)
  caller.write(head(path, length, 'Expect: 100-continue', 'Connection: close'))
  const [first] = (await once(caller, 'data')) as [Buffer]
  if (String(first).startsWith('HTTP/1.1 100 ')) caller.write('{}')
  expect(statuses(await said)).toEqual(expected)
})

test('an injected request has no connection to close', async () => {
  const app = build(20)
  for (const url of ['/open', '/closed', '/%zz'])
    expect((await app.inject({ method: 'POST', url, payload: {} })).headers['connection']).toBe('keep-alive')
  await pause(50)
})
