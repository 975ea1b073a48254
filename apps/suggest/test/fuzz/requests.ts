import { METHODS } from 'node:http'
import * as fc from 'fast-check'
import { api, keys } from '../service.ts'
import { body } from './bodies.ts'

const deeds = [
  `${api}/competency/suggest`,
  `${api}/competency/save`,
  `${api}/competency/map-competency-to-exercise`,
  `${api}/competency/map-competency-to-competency`,
  `${api}/exercise/suggest`,
  `${api}/feedback`,
  `${api}/course/title`,
  `${api}/catalogue/save`,
] as const
const others = [
  `${api}/health/`,
  `${api}/course`,
  '/docs',
  '/openapi.json',
  '/metrics',
  '/explore',
  '/',
  '*',
  '',
  'http://elsewhere/x',
] as const

const segment = fc.oneof(
  fc.integer({ min: -3, max: 9 }).map(String),
  fc.constantFrom(
    '%',
    '%zz',
    '%00',
    '%E0%A4%A',
    '%2F',
    '..',
    '.',
    '',
    '1.0',
    '1e3',
    '٣',
    '9'.repeat(30),
    'x'.repeat(1500),
  ),
  fc.string({ maxLength: 8 }).map(encodeURIComponent),
  fc.string({ maxLength: 8 }),
)
const query = fc.oneof(
  fc.constantFrom(
    '',
    '?scores=true',
    '?explain=true',
    '?scores=1&scores=2',
    '?scores[]=x',
    '?%',
    '?=&&=',
    '?__proto__=1',
  ),
  fc.string({ maxLength: 12 }).map(text => `?${text}`),
)
const readPath = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...others) },
  { weight: 4, arbitrary: segment.map(course => `${api}/competency/relations/suggest/${course}`) },
  { weight: 4, arbitrary: segment.map(course => `${api}/course/${course}/competencies`) },
  { weight: 2, arbitrary: segment.map(course => `${api}/course/${course}/health`) },
  { weight: 2, arbitrary: segment.map(course => `${api}/course/${course}/mapping?catalogue=${course}`) },
  { weight: 2, arbitrary: segment.map(course => `${api}/feedback?course_id=${course}`) },
  { weight: 1, arbitrary: fc.array(segment, { maxLength: 5 }).map(parts => `/${parts.join('/')}`) },
)
const method = fc.constantFrom(...METHODS.filter(name => name !== 'CONNECT'), 'FOO', 'post')
/** Usually the method that the path supports. */
const line = fc.oneof(
  { weight: 16, arbitrary: fc.constantFrom(...deeds).map(path => ({ method: 'POST', path })) },
  { weight: 6, arbitrary: readPath.map(path => ({ method: 'GET', path })) },
  { weight: 1, arbitrary: fc.record({ method, path: fc.oneof(fc.constantFrom(...deeds), readPath) }) },
)

const authorization = fc.oneof(
  { weight: 40, arbitrary: fc.constant(`Authorization: ${keys[0]}`) },
  { weight: 1, arbitrary: fc.constant(`authorization: Bearer ${keys[1]}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('Authorization:', 'Authorization: x', 'X: y', `Authorization: x, ${keys[0]}`),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }).map(text => `Authorization: ${text}`) },
)
const contentType = fc.oneof(
  { weight: 20, arbitrary: fc.constant('Content-Type: application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'Content-Type: text/plain',
      'Content-Type: application/json; charset=utf-16',
      'Content-Type: application/problem+json',
      'Content-Type: ',
      'Content-Type: ;;;',
      'Content-Type: multipart/form-data',
      'X: none',
    ),
  },
)
const extra = fc.oneof(
  { weight: 20, arbitrary: fc.constant(undefined) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'Expect: 100-continue',
      'Content-Encoding: gzip',
      'Accept: text/html',
      'Accept-Encoding: br;q=2',
      'X-Request-Id: {"a":1}',
      'X-Forwarded-For: 1.2.3.4, %n',
      'X-HTTP-Method-Override: DELETE',
      'Upgrade: websocket\r\nConnection: upgrade',
      'Cookie: a=b; '.repeat(50),
      `X-Long: ${'a'.repeat(20_000)}`,
      'no colon here',
      ': no name',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }).map(text => `X-Any: ${text}`) },
)

type Length = 'exact' | 'chunked' | 'short' | 'long' | 'none' | 'both' | 'wrong'
const length = fc.oneof(
  { weight: 20, arbitrary: fc.constant<Length>('exact') },
  { weight: 4, arbitrary: fc.constant<Length>('chunked') },
  { weight: 1, arbitrary: fc.constantFrom<Length>('short', 'long', 'none', 'both', 'wrong') },
)

const lengthHeaders: Readonly<Record<Length, (bytes: number) => readonly string[]>> = {
  exact: bytes => [`Content-Length: ${bytes}`],
  chunked: () => ['Transfer-Encoding: chunked'],
  short: bytes => [`Content-Length: ${Math.max(0, bytes - 3)}`],
  long: bytes => [`Content-Length: ${bytes + 5}`],
  none: () => [],
  both: bytes => [`Content-Length: ${bytes}`, 'Transfer-Encoding: chunked'],
  wrong: () => ['Content-Length: -1e5'],
}

const formed = fc
  .record({ line, query, authorization, contentType, extra, length, body })
  .map(({ body: content, ...asked }) => {
    const sized = asked.length === 'chunked' ? chunked(content) : content
    const head = [
      `${asked.line.method} ${asked.line.path}${asked.query} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      asked.authorization,
      asked.contentType,
      ...(asked.extra === undefined ? [] : [asked.extra]),
      ...lengthHeaders[asked.length](content.length),
    ]
    return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'utf8'), sized])
  })

const chunked = (content: Buffer): Buffer =>
  Buffer.concat([
    ...(content.length > 0 ? [Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n')] : []),
    Buffer.from('0\r\n\r\n'),
  ])

/** Bytes that are not HTTP, or truncated HTTP. */
const broken = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 100 }).map(array => Buffer.from(array)),
  fc.tuple(formed, fc.integer({ min: 1, max: 150 })).map(([whole, end]) => whole.subarray(0, end)),
  fc
    .constantFrom('GET / HTTP/9.9\r\n\r\n', 'GET / HTTP/1.1\n\n', '\r\n\r\n', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')
    .map(text => Buffer.from(text)),
)

/** A request as bytes on the wire. */
export const request: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 12, arbitrary: formed },
  { weight: 1, arbitrary: broken },
)
