import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, type Someone } from '../../test/house/cast.ts'
import { bookingOf } from '../interviews/testing/booking-of.ts'
import { type InterviewOffice, openInterviewOffice } from '../interviews/testing/setting.ts'

let office: InterviewOffice
beforeAll(async () => (office = await openInterviewOffice()))
afterAll(() => office.house.close())

type Dead = Readonly<Record<string, unknown>>

/** What an administrator sees when no letter could be delivered. */
const allDead = async () => {
  await sql`update letter set state = 'DEAD', last_error = 'The mail server refused the message (550).'`.execute(
    office.house.database.query,
  )
  const { status, body } = await office.ada.get('/api/admin/letters?limit=100')
  expect(status).toBe(200)
  return body['items'] as readonly Dead[]
}

test('a dead letter about an application is listed without its subject, and a rejection without its reason', async () => {
  const { paula, emil, newProcess, makeSlots, invite } = office
  const process = await newProcess({ title: 'Time travel' })
  const [slotId] = await makeSlots(process.processId, paula)
  const [vera, will] = [await invite('Vera', process), await invite('Will', process)]
  expect((await vera.post(bookingOf(process.processId), { slotId })).status).toBe(201)
  expect((await vera.post(`/api/applications/${vera.applicationId}/withdraw`)).status).toBe(200)
  const verdict = { reason: 'FAILED_REQUIREMENTS', message: 'Too few lenses.', justification: 'x' }
  expect((await emil.post(`/api/evaluation/applications/${will.applicationId}/reject`, verdict)).status).toBe(200)

  const letters = await allDead()
  expect(letters.filter(letter => letter['recipientName'] === 'will Test').map(({ type }) => type)).toEqual([
    'INTERVIEW_SELF_SCHEDULING',
    'APPLICATION_REJECTED',
  ])
  expect(letters.filter(letter => letter['recipientName'] === 'Paula Test').map(({ type }) => type)).toEqual(
    expect.arrayContaining(['PANEL_INTERVIEW_BOOKED', 'APPLICATION_WITHDRAWN']),
  )
  expect(letters.flatMap(letter => Object.keys(letter))).not.toContain('subject')
  const told = JSON.stringify(letters.map(({ recipientName, recipientAddress, ...rest }) => rest))
  for (const words of ['vera', 'Vera', 'Time travel', 'REQUIREMENTS', 'lenses']) expect(told).not.toContain(words)
})

test('a dead letter about no application keeps its subject', async () => {
  const { paula, here } = office
  await paula.post(`/api/research-groups/${here}/members`, { email: 'olga@else.test', role: 'EMPLOYEE' })
  expect(await allDead()).toContainEqual(
    expect.objectContaining({ type: 'MEMBER_INVITED', subject: 'Invitation to Data Engineering' }),
  )
})

test('an ADMIN neither sees, counts nor resends letters to others about their own application', async () => {
  const { paula, emil, ada, newProcess, applyAs, house } = office
  const { jobId } = await newProcess({ title: 'Own affairs' })
  const applicationId = await applyAs(ada, jobId)
  const before = (await allDead()).length
  const nothingElse = { waiting: 0, delayed: 0, dead: before, oldestDueAt: null }
  expect(
    (await emil.post(`/api/applications/${applicationId}/comments`, { text: 'Hm.', mentions: [paula.userId] })).status,
  ).toBe(201)
  expect((await ada.get('/api/admin/system')).body).toMatchObject({ letters: nothingElse })
  expect(await allDead()).toHaveLength(before)
  expect((await ada.get('/api/admin/system')).body).toMatchObject({ letters: nothingElse })
  const { rows } = await sql<{ id: string }>`select letter_id as id from letter
    where application_id = ${applicationId}`.execute(house.database.query)
  const resend = `/api/admin/letters/${rows[0]?.id}/resend`
  expect((await ada.post(resend)).status).toBe(404)
  const olga = await enter(house, 'Olga', 'ADMIN')
  expect((await olga.post(resend)).status).toBe(204)
})

test('the trail tells no ADMIN which application a letter was about', async () => {
  const { paula, emil, ada, here, newProcess, invite, house } = office
  const wanda = await invite('Wanda', await newProcess())
  await emil.post(`/api/applications/${wanda.applicationId}/comments`, { text: 'Hm.', mentions: [paula.userId] })
  await allDead()
  const { rows } = await sql<{ id: string }>`select letter_id as id from letter
    where type = 'MEMBER_MENTIONED' and application_id = ${wanda.applicationId}`.execute(house.database.query)
  const letterId = rows[0]?.id ?? ''
  expect((await ada.post(`/api/admin/letters/${letterId}/resend`)).status).toBe(204)
  const { body } = await ada.get(`/api/admin/audit?object=letter&objectId=${letterId}`)
  expect(body).toMatchObject({ items: [{ action: 'resend', details: {} }] })
  expect(JSON.stringify(body)).not.toContain(wanda.applicationId)
  const verdict = { reason: 'OTHER_REASON', message: 'No.', justification: 'x' }
  await sql`update research_group set letter_grace_minutes = 30`.execute(house.database.query)
  expect((await paula.post(`/api/evaluation/applications/${wanda.applicationId}/reject`, verdict)).status).toBe(200)
  expect((await paula.post(`/api/evaluation/applications/${wanda.applicationId}/take-back`)).status).toBe(200)
  const trailFor = async (who: Someone) =>
    JSON.stringify((await who.get(`/api/research-groups/${here.toUpperCase()}/audit?object=letter`)).body)
  expect(await trailFor(paula)).toContain(wanda.applicationId)
  expect(await trailFor(ada)).toContain('takeBack')
  expect(await trailFor(ada)).not.toContain(wanda.applicationId)
})

test('the trail tells no ADMIN who caused a letter about an application to be dropped', async () => {
  const { paula, ada, house, newProcess, makeSlots, applyAs, shortlisted } = office
  const process = await newProcess()
  const [slotId] = await makeSlots(process.processId, paula, { days: 9 })
  const [intervieweeId] = await shortlisted(process.processId, [await applyAs(ada, process.jobId)])
  const invitations = `/api/interviews/processes/${process.processId}/invitations`
  expect((await paula.post(invitations, { intervieweeIds: [intervieweeId] })).status).toBe(200)
  expect((await ada.post(bookingOf(process.processId), { slotId })).status).toBe(201)
  const { rows } = await sql<{ id: string }>`select letter_id as id from letter
    where type = 'PANEL_INTERVIEW_BOOKED' and state <> 'TAKEN_BACK' order by written_at desc limit 1`.execute(
    house.database.query,
  )
  expect((await ada.delete(bookingOf(process.processId))).status).toBe(204)
  const trail = `/api/admin/audit?object=letter&objectId=${rows[0]?.id}`
  const otto = await enter(house, 'Otto', 'ADMIN')
  expect((await otto.get(trail)).body).toMatchObject({ items: [{ action: 'drop', byUser: null, byName: null }] })
  expect((await ada.get(trail)).body).toMatchObject({ items: [] })
})
