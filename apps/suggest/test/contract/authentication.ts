import { describe, expect, test } from 'vitest'
import { rawRequest } from '../raw.ts'
import { api, keys, type Service } from '../service.ts'

const guarded = [
  ['POST', `${api}/competency/suggest`],
  ['POST', `${api}/competency/save`],
  ['GET', `${api}/competency/relations/suggest/1`],
  ['POST', `${api}/competency/map-competency-to-exercise`],
  ['POST', `${api}/competency/map-competency-to-competency`],
  ['POST', `${api}/exercise/suggest`],
  ['GET', `${api}/course`],
  ['GET', `${api}/course/1/competencies`],
  ['GET', `${api}/course/1/health`],
  ['POST', `${api}/feedback`],
  ['GET', `${api}/feedback?course_id=1`],
  ['GET', `${api}/feedback/next?course_id=1`],
  ['POST', `${api}/course/title`],
  ['POST', `${api}/catalogue/save`],
  ['GET', `${api}/course/1/mapping?catalogue=2`],
  ['GET', '/metrics'],
] as const

const refusal = { status: 401, json: { detail: 'Invalid API key' } }

export const authenticationChapter = (service: () => Service) =>
  describe('Authentication', () => {
    test.each(guarded)('%s %s requires an API key', async (method, path) => {
      const wrong = [null, '', 'wrong', `${keys[0]}x`, keys[0].slice(1), keys[0].toUpperCase(), keys.join(',')]
      for (const key of wrong) expect(await service().ask(method, path, { key })).toMatchObject(refusal)
    })

    test('every operation in the API description except health requires the key', async () => {
      const { json } = await service().ask('GET', '/openapi.json')
      const { paths } = json as { paths: Record<string, Record<string, { security?: unknown }>> }
      for (const [path, operations] of Object.entries(paths))
        for (const [method, { security }] of Object.entries(operations))
          expect({ method, path, security }).toEqual({
            method,
            path,
            security: path.endsWith('/health/') ? [] : [{ key: [] }],
          })
    })

    test('the key is sent as the bare value of Authorization, with no scheme prefix', async () => {
      for (const key of keys) expect((await list(service(), key)).status).toBe(200)
    })

    test('an extension: `Bearer <key>` is accepted too, other schemes are not', async () => {
      for (const scheme of ['Bearer', 'bearer', 'BEARER'])
        expect((await list(service(), `${scheme} ${keys[1]}`)).status).toBe(200)
      for (const given of [
        `Basic ${keys[0]}`,
        `Bearer${keys[0]}`,
        'Bearer',
        'Bearer wrong',
        `Bearer Bearer ${keys[0]}`,
      ])
        expect(await list(service(), given)).toMatchObject(refusal)
    })

    test('a key outside Authorization does not count', async () => {
      const headers = { 'x-api-key': keys[0], cookie: `authorization=${keys[0]}` }
      const path = `${api}/course/1/competencies?authorization=${keys[0]}&api_key=${keys[0]}`
      expect(await service().ask('GET', path, { key: null, headers })).toMatchObject(refusal)
    })

    test('the key is checked before the body is read', async () => {
      const broken = { raw: '{"not json', headers: { 'content-type': 'text/plain' }, key: 'wrong' }
      expect(await service().ask('POST', `${api}/competency/save`, broken)).toMatchObject(refusal)
      const head = [`POST ${api}/competency/save HTTP/1.1`, 'Host: x', 'Content-Type: application/json']
      const reply = await rawRequest(service().address, [...head, 'Content-Length: 99999999999', '', ''].join('\r\n'))
      expect(reply).toMatch(/^HTTP\/1\.1 401 .*\{"detail":"Invalid API key"\}$/s)
    })

    test('every 401 has the same bytes, for no key and for a wrong one', async () => {
      const [without, wrong] = [await list(service(), null), await list(service(), 'wrong')]
      expect(without.text).toBe(wrong.text)
    })

    test('the documentation needs no key', async () => {
      for (const path of ['/docs', '/redoc', '/openapi.json'])
        expect((await service().ask('GET', path, { key: null })).status).toBe(200)
    })
  })

const list = (service: Service, key: string | null) => service.ask('GET', `${api}/course/1/competencies`, { key })
