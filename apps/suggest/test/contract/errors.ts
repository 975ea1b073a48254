import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { rawRequest } from '../raw.ts'
import { api, keys, type Service } from '../service.ts'

const routes = [
  [`${api}/health/`, 'GET, HEAD'],
  [`${api}/competency/suggest`, 'POST'],
  [`${api}/competency/save`, 'POST'],
  [`${api}/competency/relations/suggest/1`, 'GET, HEAD'],
  [`${api}/competency/map-competency-to-exercise`, 'POST'],
  [`${api}/competency/map-competency-to-competency`, 'POST'],
  [`${api}/exercise/suggest`, 'POST'],
  [`${api}/course`, 'GET, HEAD'],
  [`${api}/course/1/competencies`, 'GET, HEAD'],
  [`${api}/course/1/health`, 'GET, HEAD'],
  [`${api}/feedback`, 'GET, HEAD, POST'],
  [`${api}/feedback/next`, 'GET, HEAD'],
  [`${api}/course/title`, 'POST'],
  [`${api}/catalogue/save`, 'POST'],
  [`${api}/course/1/mapping`, 'GET, HEAD'],
  ['/docs', 'GET, HEAD'],
  ['/redoc', 'GET, HEAD'],
  ['/openapi.json', 'GET, HEAD'],
] as const

export const errorsChapter = (service: () => Service) =>
  describe('Errors', () => {
    test.each([
      '/',
      '/nope',
      '/api',
      api,
      '/api/v2/health/',
      `${api}/competency`,
      `${api}/competency/relations/suggest`,
    ])('unknown path %s: 404 {"detail":"Not Found"}, with and without a key', async path => {
      for (const key of [null, keys[0]])
        for (const method of ['GET', 'POST', 'DELETE'])
          expect(await service().ask(method, path, { key })).toMatchObject({
            status: 404,
            text: '{"detail":"Not Found"}',
          })
    })

    test('an unknown path is 404, whatever the body', async () => {
      const bodies = [
        { raw: '{"not json' },
        { raw: 'text', headers: { 'content-type': 'text/plain' } },
        { raw: ' '.repeat(8_388_609) },
      ]
      for (const sent of bodies)
        expect(await service().ask('POST', `${api}/nope`, sent)).toMatchObject({
          status: 404,
          text: '{"detail":"Not Found"}',
        })
    })

    test.each(routes)('a wrong method on %s: 405 {"detail":"Method Not Allowed"}, Allow: %s', async (path, allow) => {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'REPORT', 'LOCK']) {
        if (allow.includes(method)) continue
        const { status, text, headers } = await service().ask(method, path)
        const told = { method, status, text, allow: headers.get('allow') }
        const expected = method === 'HEAD' ? '' : '{"detail":"Method Not Allowed"}'
        expect(told).toEqual({ method, status: 405, text: expected, allow })
      }
    })

    test('a wrong method is refused before its body is read', async () => {
      const sent = { raw: '{"not json', headers: { 'content-type': 'text/plain' } }
      for (const method of ['PUT', 'PATCH', 'DELETE'])
        expect((await service().ask(method, `${api}/competency/save`, sent)).status).toBe(405)
    })

    test('every POST works with a trailing slash as without, never by redirect', async () => {
      const posts = routes.filter(([, allow]) => allow.endsWith('POST'))
      for (const [path] of posts) {
        const [bare, slashed] = [await service().ask('POST', path), await service().ask('POST', `${path}/`)]
        expect([slashed.status, slashed.text]).toEqual([422, bare.text])
      }
    })

    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'garbage',
      'application/jsonx',
    ])('Content-Type %s: 415 with a string detail', async type => {
      const sent = { raw: '{"description":"a","course_id":1}', headers: { 'content-type': type } }
      const { status, json } = await service().ask('POST', `${api}/competency/suggest`, sent)
      expect({ status, json }).toEqual({
        status: 415,
        json: { detail: expect.stringMatching(/^Unsupported Media Type/) },
      })
    })

    test.each([
      'application/json',
      'application/json; charset=utf-8',
      'Application/JSON',
      'application/json;charset=UTF-8',
      'application/merge-patch+json',
    ])('Content-Type %s is JSON', async type => {
      const sent = { raw: '{"description":"a","course_id":1}', headers: { 'content-type': type } }
      expect((await service().ask('POST', `${api}/competency/suggest`, sent)).status).toBe(200)
    })

    test('a body with a Content-Encoding: 415 with a sentence that names it', async () => {
      const raw = new Uint8Array(gzipSync('{"description":"a","course_id":1}'))
      const detail = 'Unsupported Media Type: send the body as it is instead of in Content-Encoding gzip'
      const headers = { 'content-encoding': 'gzip' }
      const reply = await service().ask('POST', `${api}/competency/suggest`, { raw, headers })
      expect(reply).toMatchObject({ status: 415, json: { detail } })
    })

    test('a body with Content-Encoding identity is read', async () => {
      const sent = { body: { description: 'a', course_id: 1 }, headers: { 'content-encoding': 'identity' } }
      expect((await service().ask('POST', `${api}/competency/suggest`, sent)).status).toBe(200)
    })

    test('a body over 8 MiB: 413 with a string detail that names the limit', async () => {
      const raw = `{"description":"${'x'.repeat(8_388_608)}","course_id":1}`
      const { status, json } = await service().ask('POST', `${api}/competency/suggest`, { raw })
      expect({ status, json }).toEqual({ status: 413, json: { detail: 'Request body is larger than 8388608 bytes' } })
    })

    test('a body over 8 MiB without a Content-Length: 413 that names the limit', async () => {
      const head = [
        `POST ${api}/competency/suggest HTTP/1.1`,
        'Host: x',
        `Authorization: ${keys[0]}`,
        'Content-Type: application/json',
      ]
      const chunk = `100000\r\n${' '.repeat(0x100000)}\r\n`
      const bytes = `${[...head, 'Transfer-Encoding: chunked', '', ''].join('\r\n')}${chunk.repeat(9)}`
      expect(await rawRequest(service().address, bytes)).toMatch(
        /^HTTP\/1\.1 413 .*"detail":"Request body is larger than 8388608 bytes"/s,
      )
    })

    test('a body of exactly 8 MiB is read', async () => {
      const raw = '{"description":"a","course_id":1}'.padEnd(8_388_608, ' ')
      expect((await service().ask('POST', `${api}/competency/suggest`, { raw })).status).toBe(200)
    })

    test('400 when neither competencies nor exercise is provided', async () => {
      const detail = 'Invalid input: At least one competency or exercise must be provided'
      for (const operation_type of ['UPDATE', 'DELETE'])
        for (const given of [
          {},
          { competencies: null },
          { exercise: null },
          { competencies: [] },
          { competencies: [], exercise: null },
        ]) {
          const { status, json } = await service().ask('POST', `${api}/competency/save`, {
            body: { ...given, operation_type },
          })
          expect({ status, json }).toEqual({ status: 400, json: { detail } })
        }
    })

    test('400 for a blank description in suggest', async () => {
      for (const description of ['', ' ', '\n\t ', '\u00a0\u2003', '\u200b \ufeff', '\u2066\u2800\u061c']) {
        const { status, json } = await service().ask('POST', `${api}/competency/suggest`, {
          body: { description, course_id: 1 },
        })
        expect({ status, json }).toEqual({
          status: 400,
          json: { detail: 'Invalid input: description cannot be empty' },
        })
      }
    })

    test.each(['/%', `${api}/course/%E0%A4%A/competencies`, `${api}/course/${'1'.repeat(1001)}/competencies`])(
      'a malformed path is a client error: %s',
      async path => {
        const { status, json } = await service().ask('GET', path)
        expect({ status, json }).toEqual({ status: 400, json: { detail: 'The address cannot be read' } })
      },
    )

    test.each([
      ['garbage', 'garbage\r\n\r\n'],
      [
        'a broken chunk',
        `POST ${api}/competency/save HTTP/1.1\r\nHost: x\r\nAuthorization: ${keys[0]}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      ],
      [
        'two lengths',
        `POST ${api}/competency/save HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
      ],
      ['no Host', `GET ${api}/health/ HTTP/1.1\r\nConnection: close\r\n\r\n`],
      ['an unknown expectation', `GET ${api}/health/ HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n`],
      ['a header that is too large', `GET ${api}/health/ HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
    ])('broken HTTP (%s) is answered with a detail and closed', async (_, bytes) => {
      const reply = await rawRequest(service().address, bytes)
      expect(reply).toMatch(/^HTTP\/1\.1 4\d\d .*content-type: application\/json.*\r\n\r\n\{"detail":"[^"]+"\}$/is)
    })

    test('no rate limit: hundreds of requests in a row are all answered', async () => {
      const answers = await Promise.all(
        Array.from({ length: 300 }, () => service().ask('GET', `${api}/course/1/competencies`)),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    })

    test('a reply carries its request id, kept from the caller when it is plain', async () => {
      const { headers } = await service().ask('GET', '/nope', { headers: { 'x-request-id': 'trace-1' } })
      expect(headers.get('x-request-id')).toBe('trace-1')
    })
  })
