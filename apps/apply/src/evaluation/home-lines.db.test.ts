import { afterAll, beforeAll, expect, test } from 'vitest'
import { newJob } from '../../test/house/applications.ts'
import { type Office, openOffice } from '../jobs/testing/setting.ts'
import { crowd, putRatings } from './testing/crowd.ts'

let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

test('a member sees how many applications wait to be opened, rated and decided; an administrator does not', async () => {
  const { house, here, paula, ada } = office
  const { jobId } = await newJob(office)
  const [one = '', two = ''] = await crowd(house, { jobId, groupId: here, count: 3 })
  await house.database.query.updateTable('job').set({ promised_decision_by: '2026-01-01' }).execute()
  await house.database.query
    .updateTable('application')
    .set({ state: 'REJECTED' })
    .where('application_id', '=', one)
    .execute()
  await putRatings(house, [{ applicationId: two, raterId: paula.userId, overall: 1 }])
  const home = async (who = paula) => (await who.get(`/api/research-groups/${here}/home`)).body['waiting']
  expect(await home()).toEqual(
    expect.arrayContaining([
      { kind: 'UNREAD_APPLICATIONS', count: 2 },
      { kind: 'APPLICATIONS_TO_RATE', count: 1 },
      { kind: 'OVERDUE_PROMISES', count: 2 },
    ]),
  )
  expect(JSON.stringify(await home(ada))).not.toContain('APPLICATIONS')
})
