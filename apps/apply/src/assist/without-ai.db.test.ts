import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup, type Someone } from '../../test/house/cast.ts'
import { type House, openHouse } from '../../test/house/house.ts'

let house: House
let here: string
let ada: Someone
beforeAll(async () => {
  house = await openHouse()
  here = await newGroup(house, 'Data Engineering')
  ada = await enter(house, 'Ada', { role: 'PROFESSOR', groupId: here })
})
afterAll(() => house.close())

test('without an AI a draft is the template, and says so', async () => {
  const reply = await fetch(`${house.address}/api/ai/job-draft`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ researchGroupId: here, title: 'Doctoral candidate', location: 'GARCHING' }),
  })
  const text = await reply.text()
  expect(text).toContain('event: delta')
  expect(text).toMatch(/event: done\ndata: \{"source":"outline","notice":"This is a template[^\n]+Garching[^\n]+\n\n$/)
})

test('without an AI there is no translation, and the answer says so', async () => {
  const descriptionEn = '<p>Hello</p>'
  const { body } = await ada.post(`/api/research-groups/${here}/jobs`, { title: 'Job', descriptionEn })
  const path = `/api/jobs/${String(body['jobId'])}/translation`
  expect(await ada.post(path, { from: 'en', to: 'de' })).toMatchObject({
    status: 503,
    body: { code: 'AI_UNAVAILABLE', detail: 'No AI service is configured.' },
  })
})
