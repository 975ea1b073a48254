import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, degree, fill, newJob, start, upload } from '../../test/house/applications.ts'
import { enter, type Someone } from '../../test/house/cast.ts'
import { newPdf } from '../documents/testing/pdfs.ts'
import { type InterviewOffice, openInterviewOffice } from '../interviews/testing/setting.ts'
import { runRetention } from '../privacy/retention/run.ts'
import { name, referee } from '../references/testing/setting.ts'

let office: InterviewOffice
beforeAll(async () => {
  office = await openInterviewOffice()
})
afterAll(() => office.house.close())

type Entries = readonly Readonly<Record<string, unknown>>[]
const trail = async (who: Someone, search: string): Promise<Entries> => {
  const { body } = await who.get(`/api/research-groups/${office.here}/audit?${search}`)
  return body['items'] as Entries
}
/** Makes its retention period end. */
const age = async (applicationId: string) => {
  await sql`update application set ended_at = now() - interval '10 years', deletion_warned_at = now() - interval '1 year'
    where application_id = ${applicationId}`.execute(office.house.database.query)
  await runRetention(office.house.context, false, null)
}

test('applicants appear under the name they applied with, and nobody under an address', async () => {
  const { house, paula } = office
  const named = await enter(house, 'Legalname')
  const nameless = await enter(house, 'Nameless')
  await nameless.patch('/api/users/me', { firstName: '', lastName: '' })
  for (const [who, firstName] of [
    [named, 'Chosen'],
    [nameless, 'Other'],
  ] as const) {
    const { jobId } = await newJob(office)
    const applicationId = await start(who, jobId)
    await fill(who, applicationId)
    const profile = { firstName, lastName: 'Name', email: `${firstName}@else.example`, degrees: [degree] }
    expect((await who.put('/api/applicants/me/profile', profile)).status).toBe(200)
    expect((await who.post(`/api/applications/${applicationId}/submit`)).status).toBe(200)
    expect(await trail(paula, `objectId=${applicationId}`)).toMatchObject([
      { action: 'submit', byUser: null, byName: `${firstName} Name` },
    ])
  }
  const clerk = await enter(house, 'Office', { role: 'PROFESSOR', groupId: office.here })
  await clerk.patch('/api/users/me', { firstName: '', lastName: '' })
  await clerk.patch(`/api/research-groups/${office.here}`, { head: 'Office' })
  expect(await trail(paula, `byUser=${clerk.userId}`)).toMatchObject([{ action: 'edit', byName: null }])
})

test('nothing reveals whose an anonymised application was', async () => {
  const { paula, ada, newProcess, makeSlots, invite } = office
  const process = await newProcess()
  const [slotId] = await makeSlots(process.processId, paula)
  const vera = await invite('Vera', process)
  expect((await vera.post(`/api/interviews/bookings/${process.processId}`, { slotId })).status).toBe(201)
  expect((await vera.post(`/api/applications/${vera.applicationId}/withdraw`)).status).toBe(200)
  expect(await trail(paula, `byUser=${vera.userId}`)).toEqual([])
  expect(await trail(paula, `objectId=${vera.applicationId}&limit=1`)).toMatchObject([{ byName: 'vera Test' }])
  await age(vera.applicationId)

  expect(await trail(paula, `byUser=${vera.userId}`)).toEqual([])
  const kept = await trail(paula, `objectId=${vera.applicationId}`)
  expect(kept).toMatchObject([{ action: 'anonymise' }, { action: 'withdraw', byUser: null, byName: null }, {}])
  const { body } = await ada.get(`/api/admin/audit?byUser=${vera.userId}&researchGroupId=${office.here}`)
  expect(body['items']).toEqual([])
  const path = `/api/applications/${vera.applicationId}`
  expect((await paula.get(path)).body).not.toHaveProperty('applicantId')
  expect((await vera.get(path)).body).toMatchObject({ applicantId: vera.userId })
  const theirs = `/api/users/${vera.userId}/applications`
  expect((await vera.get(theirs)).body).toMatchObject({ items: [{ applicationId: vera.applicationId }], total: 1 })
  const inCapitals = `/api/users/${vera.userId.toUpperCase()}/applications`
  expect((await vera.get(inCapitals)).body).toEqual((await vera.get(theirs)).body)
  expect((await ada.get(theirs)).body).toMatchObject({ items: [], total: 0 })
})

test('members with an interview of their own do not read what others did with its slot', async () => {
  const { house, here, paula, newProcess, makeSlots, applyAs, shortlisted } = office
  const process = await newProcess()
  const [slotId] = await makeSlots(process.processId, paula, { days: 9 })
  const rita = await enter(house, 'Rita', { role: 'PROFESSOR', groupId: here })
  const [ofRita = ''] = await shortlisted(process.processId, [await applyAs(rita, process.jobId)])
  const slot = `/api/interviews/slots/${slotId}`
  expect((await paula.post(`${slot}/assign`, { intervieweeId: ofRita })).status).toBe(200)
  expect((await paula.patch(slot, { location: 'Elsewhere' })).status).toBe(200)
  expect((await paula.post(`${slot}/cancel`, { removeSlot: true })).status).toBe(200)
  const actions = (await trail(paula, `objectId=${slotId}`)).map(({ action }) => action)
  expect(actions).toEqual(['delete', 'cancel', 'change', 'book'])
  expect(await trail(rita, `objectId=${slotId}`)).toEqual([])
})

test('the same rules hold after a person was taken off the shortlist', async () => {
  const { house, here, paula, ada, newProcess, makeSlots, invite, applyAs, shortlisted } = office
  const process = await newProcess()
  const [slotId] = await makeSlots(process.processId, paula, { days: 8 })
  const wanda = await invite('Wanda', process)
  await wanda.patch('/api/users/me', { firstName: 'Legal' })
  const booking = `/api/interviews/bookings/${process.processId}`
  expect((await wanda.post(booking, { slotId })).status).toBe(201)
  expect((await wanda.delete(booking)).status).toBe(204)
  const rolf = await enter(house, 'Rolf', { role: 'PROFESSOR', groupId: here })
  const [ofRolf = ''] = await shortlisted(process.processId, [await applyAs(rolf, process.jobId)])
  const invitations = `/api/interviews/processes/${process.processId}/invitations`
  expect((await paula.post(invitations, { intervieweeIds: [ofRolf] })).status).toBe(200)
  for (const id of [wanda.intervieweeId, ofRolf])
    expect((await paula.delete(`/api/interviews/interviewees/${id}`)).status).toBe(204)

  expect(await trail(paula, `objectId=${ofRolf}`)).toMatchObject([
    { action: 'remove' },
    { action: 'invite' },
    { action: 'add' },
  ])
  expect(await trail(rolf, `objectId=${ofRolf}`)).toEqual([])
  const byWanda = { byUser: null, byName: 'wanda Test' }
  const ofSlot = `objectId=${slotId}`
  expect(await trail(paula, ofSlot)).toMatchObject([
    { action: 'cancel', ...byWanda },
    { action: 'book', ...byWanda },
  ])
  await age(wanda.applicationId)
  expect(await trail(paula, ofSlot)).toMatchObject([
    { action: 'cancel', byUser: null, byName: null },
    { action: 'book', byUser: null, byName: null },
  ])
  const { body } = await ada.get(`/api/admin/audit?byUser=${wanda.userId}`)
  expect((body['items'] as Entries).filter(({ object }) => object !== 'person')).toEqual([])
})

test('the same rules hold for documents and referees, however the URL is written', async () => {
  const { house, ada, paula } = office
  const uta = await enter(house, 'Uta')
  const { jobId } = await newJob(office, { referenceLettersRequired: 1 })
  const id = await start(uta, jobId)
  const { body } = await upload(uta, id.toUpperCase(), await newPdf())
  const path = `/api/documents/${String(body['documentId']).toUpperCase()}`
  expect((await uta.patch(path, { name: 'Other.pdf' })).status).toBe(200)
  expect((await uta.delete(path)).status).toBe(204)
  expect((await name(uta, id.toUpperCase(), referee('rut@else.test'))).status).toBe(201)
  const done = async () => (await ada.get(`/api/admin/audit?byUser=${uta.userId}`)).body['items'] as Entries
  const documents = (await done()).filter(({ object }) => object === 'document')
  const about = { objectId: body['documentId'], details: { applicationId: id } }
  expect(documents).toMatchObject([
    { action: 'delete', ...about },
    { action: 'edit', ...about },
    { action: 'add', ...about },
  ])
  await paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  await age(id)
  expect((await done()).filter(({ object }) => object !== 'person')).toEqual([])
})

test('a group never hears of a draft, not even after it was anonymised', async () => {
  const { jobId } = await newJob(office)
  const id = await start(await enter(office.house, 'Drew'), jobId)
  await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  await age(id)
  const { body } = await office.ada.get(`/api/admin/audit?objectId=${id}&limit=1`)
  expect(body['items']).toMatchObject([{ action: 'anonymise' }])
  expect(await trail(office.paula, `objectId=${id}`)).toEqual([])
})

test('however the URL is written, members do not read what others did with their own application', async () => {
  const { house, here, paula, emil } = office
  expect((await paula.patch(`/api/research-groups/${here}`, { independentRatings: false })).status).toBe(200)
  const pia = await enter(house, 'Pia', { role: 'PROFESSOR', groupId: here })
  const { jobId } = await newJob(office)
  const id = await apply(pia, jobId)
  const path = `/api/applications/${id.toUpperCase()}/ratings/mine`
  expect((await emil.put(path, { overall: 1 })).status).toBe(200)
  expect((await emil.delete(path)).status).toBe(204)
  expect(await trail(paula, `objectId=${id}&object=rating`)).toHaveLength(2)
  expect(await trail(pia, 'object=rating')).toEqual([])
})
