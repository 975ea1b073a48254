import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pointers } from '../jobs/testing/setting.ts'
import { countsFor } from './testing/people-of.ts'
import { type InterviewOffice, openInterviewOffice, type Reply } from './testing/setting.ts'

let office: InterviewOffice
beforeAll(async () => (office = await openInterviewOffice()))
afterAll(() => office.house.close())

test('a member sees the assessments of others only after giving one', async () => {
  const { paula, emil, newProcess, invite } = office
  const process = await newProcess({ criteria: [{ name: 'Methods', guidance: '', weight: 2 }] })
  const { intervieweeId } = await invite('Quinn', process)
  const path = `/api/interviews/interviewees/${intervieweeId}`
  const mine = `${path}/assessments/mine`
  const given = await paula.put(mine, { overall: 2, criteria: [{ name: 'Methods', value: 1 }], notes: 'Strong.' })
  expect([given.status, given.body]).toMatchObject([
    200,
    { overall: 2, notes: 'Strong.', version: 1, firstName: 'Paula' },
  ])
  expect((await emil.get(path)).body).toMatchObject({ assessments: null, assessed: [], mine: null, average: null })
  expect([await countsFor(emil, process.processId), await countsFor(paula, process.processId)]).toEqual([[null], [1]])
  await emil.put(mine, { overall: -1 })
  expect(await countsFor(emil, process.processId)).toEqual([2])
  expect((await emil.get(path)).body).toMatchObject({
    assessments: 2,
    assessed: [{ firstName: 'Emil' }, { firstName: 'Paula', criteria: [{ name: 'Methods', value: 1 }] }],
    mine: { overall: -1 },
    average: 0.5,
  })
  expect((await paula.put(mine, { overall: 0, version: 1 })).body).toMatchObject({
    version: 2,
    notes: '',
    criteria: [],
  })
  expect((await paula.put(mine, { overall: 1, version: 1 })).status).toBe(412)
  for (const overall of [3, -3, 0.5]) expect((await paula.put(mine, { overall })).status).toBe(400)
  const twice = [
    { name: 'Methods', value: 1 },
    { name: 'Methods', value: 0 },
    { name: 'Charm', value: 0 },
  ]
  expect(pointers((await paula.put(mine, { overall: 1, criteria: twice })).body)).toEqual([
    '/criteria/1/name',
    '/criteria/2/name',
  ])
})

test('a group without independent assessment sees everything', async () => {
  const { paula, emil, newProcess, invite, house, here } = office
  const { intervieweeId } = await invite('Rosa', await newProcess())
  const independent = (value: boolean) =>
    sql`update research_group set independent_ratings = ${value} where research_group_id = ${here}`.execute(
      house.database.query,
    )
  await paula.put(`/api/interviews/interviewees/${intervieweeId}/assessments/mine`, { overall: 1 })
  await independent(false)
  expect((await emil.get(`/api/interviews/interviewees/${intervieweeId}`)).body).toMatchObject({
    assessments: 1,
    average: 1,
    mine: null,
  })
  await independent(true)
})

test('the trail does not tell a professor who has assessed before they have', async () => {
  const { here, paula, emil, newProcess, invite } = office
  const { intervieweeId } = await invite('Quirin', await newProcess())
  const mine = `/api/interviews/interviewees/${intervieweeId}/assessments/mine`
  const trail = async () => {
    const { body } = await paula.get(`/api/research-groups/${here}/audit?objectId=${intervieweeId}`)
    return (body['items'] as readonly Reply[]).map(({ action }) => action)
  }
  await emil.put(mine, { overall: 1 })
  expect(await trail()).toEqual(['invite', 'add'])
  await paula.put(mine, { overall: 1 })
  expect(await trail()).toEqual(['assess', 'assess', 'invite', 'add'])
})
