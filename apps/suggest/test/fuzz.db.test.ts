import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectHealthy, sendGenerated } from './fuzz/send-generated.ts'
import { api, keys, type Service, startService } from './service.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

test('1 000 generated requests on each engine: no 5xx, no hang, a detail in every refusal, and the service stays healthy', async () => {
  await sendGenerated(service, 1000)
  await expectHealthy(service)
  expect(service.address).toMatch(/^http/)
})

test.each(['[', '{"a":', '[{"competencies":['])('8 MiB of %s neither break nor block the service', async opening => {
  const body = opening.repeat(Math.floor(8_388_608 / opening.length))
  expect(await service.ask('POST', `${api}/competency/save`, { raw: body })).toMatchObject({
    status: 422,
    json: { detail: [{ type: 'json_invalid' }] },
  })
})

const nested = (depth: number) => ({
  raw: `{"description":"a","course_id":1,"extra":${'['.repeat(depth)}${']'.repeat(depth)}}`,
})

test('an ignored field may be nested, up to a limit that the refusal names', async () => {
  expect((await service.ask('POST', `${api}/competency/suggest`, nested(99))).status).toBe(200)
  for (const depth of [100, 100_000])
    expect(await service.ask('POST', `${api}/competency/suggest`, nested(depth))).toMatchObject({
      status: 422,
      json: {
        detail: [{ loc: ['body', 140], type: 'json_invalid', msg: 'JSON decode error: nested deeper than 100 levels' }],
      },
    })
})

test('texts designed to be slow to read are read in time', async () => {
  const marks = ['*_', '[a](', '<a ', '`', '$\\frac{', '&amp', '![', '| a ', '> ', '#', '~~', '\\begin{']
  for (const mark of marks) {
    const description = mark.repeat(Math.floor(20_000 / mark.length))
    const body = { competencies: [{ id: 1, title: 'T', description, course_id: 1 }], operation_type: 'UPDATE' }
    const signal = AbortSignal.timeout(5000)
    const reply = await fetch(new URL(`${api}/competency/save`, service.address), {
      method: 'POST',
      headers: { authorization: keys[0], 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    })
    expect([mark, reply.status]).toEqual([mark, 200])
  }
})
