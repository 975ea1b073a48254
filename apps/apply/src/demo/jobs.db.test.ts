import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../../test/house/cast.ts'
import { type House, openHouse } from '../../test/house/house.ts'
import { seedDemo } from './seed.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
  await seedDemo(house.context)
  await seedDemo(house.context)
})
afterAll(() => house.close())

test('the demo has a dozen jobs of two groups, in every state, and creates them only once', async () => {
  const ada = await enter(house, 'Someone', 'ADMIN')
  const { body } = await ada.get('/api/admin/jobs?limit=100')
  const items = body['items'] as readonly { state: string; researchGroupName: string }[]
  const count = (state: string) => items.filter(job => job.state === state).length
  expect([count('PUBLISHED'), count('DRAFT'), count('CLOSED'), count('APPLICANT_FOUND')]).toEqual([8, 2, 1, 1])
  expect(new Set(items.map(({ researchGroupName }) => researchGroupName)).size).toBe(2)
})

test('a visitor of the demo finds open jobs in both languages', async () => {
  const { body } = await house.call('/api/jobs')
  expect(body['total']).toBe(8)
  const items = body['items'] as readonly Readonly<Record<string, string>>[]
  for (const { excerptEn, excerptDe } of items) expect([excerptEn, excerptDe]).not.toContain('')
  for (const query of ['surgery', 'Roboter', 'Sørensen', 'barrierefrei'])
    expect((await house.call(`/api/jobs?query=${encodeURIComponent(query)}`)).body['total']).toBeGreaterThan(0)
})
