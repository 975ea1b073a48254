import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../jobs/testing/setting.ts'
import { apply, fill, newJob, start, upload } from './testing/desk.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.house.close())

test('smoke', async () => {
  const { jobId } = await newJob(office)
  const id = await apply(office.amira, jobId)
  const { status, body } = await office.amira.get(`/api/applications/${id}`)
  console.log(JSON.stringify(body, null, 1))
  expect(status).toBe(200)
  console.log((await office.emil.get(`/api/applications/${id}`)).status, (await office.quentin.get(`/api/applications/${id}`)).status, (await office.ada.get(`/api/applications/${id}`)).body)
})
