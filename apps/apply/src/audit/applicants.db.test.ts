import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, degree, fill, newJob, start } from '../applications/testing/desk.ts'
import { openParlour, type Parlour } from '../interviews/testing/setting.ts'
import { enter, type Someone } from '../people/testing/cast.ts'
import { runRetention } from '../privacy/retention/run.ts'

let parlour: Parlour
beforeAll(async () => {
  parlour = await openParlour()
})
afterAll(() => parlour.house.close())

type Entries = readonly Readonly<Record<string, unknown>>[]
const trail = async (who: Someone, search: string): Promise<Entries> => {
  const { body } = await who.get(`/api/research-groups/${parlour.here}/audit?${search}`)
  return body['items'] as Entries
}
/** As if its time were over. */
const age = async (applicationId: string) => {
  await sql`update application set ended_at = now() - interval '10 years', deletion_warned_at = now() - interval '1 year'
    where application_id = ${applicationId}`.execute(parlour.house.database.query)
  await runRetention(parlour.house.context, false, null)
}

test('applicants go by the name they applied with, and nobody by an address', async () => {
  const { house, paula } = parlour
  const named = await enter(house, 'Legalname')
  const nameless = await enter(house, 'Nameless')
  await nameless.patch('/api/users/me', { firstName: '', lastName: '' })
  for (const [who, firstName] of [
    [named, 'Chosen'],
    [nameless, 'Other'],
  ] as const) {
    const { jobId } = await newJob(parlour)
    const applicationId = await start(who, jobId)
    await fill(who, applicationId)
    const profile = { firstName, lastName: 'Name', email: `${firstName}@else.example`, degrees: [degree] }
    expect((await who.put('/api/applicants/me/profile', profile)).status).toBe(200)
    expect((await who.post(`/api/applications/${applicationId}/submit`)).status).toBe(200)
    expect(await trail(paula, `objectId=${applicationId}`)).toMatchObject([
      { action: 'submit', byUser: who.userId, byName: `${firstName} Name` },
    ])
  }
  const office = await enter(house, 'Office', { role: 'PROFESSOR', groupId: parlour.here })
  await office.patch('/api/users/me', { firstName: '', lastName: '' })
  await office.patch(`/api/research-groups/${parlour.here}`, { head: 'Office' })
  expect(await trail(paula, `byUser=${office.userId}`)).toMatchObject([{ action: 'edit', byName: null }])
})

test('when nothing personal is kept of an application, nothing tells whose it was', async () => {
  const { paula, ada, newProcess, makeSlots, invite } = parlour
  const process = await newProcess()
  const [slotId] = await makeSlots(process.processId, paula)
  const vera = await invite('Vera', process)
  expect((await vera.post(`/api/interviews/bookings/${process.processId}`, { slotId })).status).toBe(201)
  expect((await vera.post(`/api/applications/${vera.applicationId}/withdraw`)).status).toBe(200)
  expect((await trail(paula, `byUser=${vera.userId}`)).length).toBeGreaterThan(1)
  await age(vera.applicationId)

  expect(await trail(paula, `byUser=${vera.userId}`)).toEqual([])
  const kept = await trail(paula, `objectId=${vera.applicationId}`)
  expect(kept).toMatchObject([{ action: 'anonymise' }, { action: 'withdraw', byUser: null, byName: null }, {}])
  const { body } = await ada.get(`/api/admin/audit?byUser=${vera.userId}&researchGroupId=${parlour.here}`)
  expect(body['items']).toEqual([])
  const path = `/api/applications/${vera.applicationId}`
  expect((await paula.get(path)).body).not.toHaveProperty('applicantId')
  expect((await vera.get(path)).body).toMatchObject({ applicantId: vera.userId })
})

test('a group never hears of a draft, also not when nothing is kept of it', async () => {
  const { jobId } = await newJob(parlour)
  const id = await start(await enter(parlour.house, 'Drew'), jobId)
  await parlour.paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  await age(id)
  const { body } = await parlour.ada.get(`/api/admin/audit?objectId=${id}&limit=1`)
  expect(body['items']).toMatchObject([{ action: 'anonymise' }])
  expect(await trail(parlour.paula, `objectId=${id}`)).toEqual([])
})

test('however an address is written, members do not read what others did with an application of their own', async () => {
  const { house, here, paula, emil } = parlour
  expect((await paula.patch(`/api/research-groups/${here}`, { independentRatings: false })).status).toBe(200)
  const pia = await enter(house, 'Pia', { role: 'PROFESSOR', groupId: here })
  const { jobId } = await newJob(parlour)
  const id = await apply(pia, jobId)
  const path = `/api/applications/${id.toUpperCase()}/ratings/mine`
  expect((await emil.put(path, { overall: 1 })).status).toBe(200)
  expect((await emil.delete(path)).status).toBe(204)
  expect(await trail(paula, `objectId=${id}&object=rating`)).toHaveLength(2)
  expect(await trail(pia, 'object=rating')).toEqual([])
})
