import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../../test/house/cast.ts'
import { pointers, statuses } from '../jobs/testing/setting.ts'
import { countsFor, peopleOf } from './testing/people-of.ts'
import { type InterviewOffice, openInterviewOffice, type Reply } from './testing/setting.ts'

let office: InterviewOffice
beforeAll(async () => (office = await openInterviewOffice()))
afterAll(() => office.house.close())

const invitationsOf = (processId: string) => `/api/interviews/processes/${processId}/invitations`
const outcomesOf = (body: Reply) => (body['results'] as readonly Reply[]).map(result => result['outcome'])

const stateOf = async (applicationId: string) => {
  const { rows } = await sql<{ state: string }>`select state from application
    where application_id = ${applicationId}`.execute(office.house.database.query)
  return rows[0]?.state
}

test('shortlisting moves the application to INTERVIEW, once', async () => {
  const { emil, amira, newProcess, applyAs } = office
  const { jobId, processId } = await newProcess()
  const applicationId = await applyAs(amira, jobId)
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => emil.post(peopleOf(processId), { applicationIds: [applicationId] })),
  )
  expect(statuses(replies)).toEqual(Array(5).fill(201))
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await stateOf(applicationId)).toBe('INTERVIEW')
  const { body } = await emil.get(peopleOf(processId))
  expect(body).toMatchObject({
    total: 1,
    items: [{ applicationId, state: 'UNCONTACTED', slot: null, assessments: null }],
  })
})

test('only applications sent for this job can be added, all of them or none', async () => {
  const { emil, newProcess, applyAs, house } = office
  const [one, other] = [await newProcess(), await newProcess()]
  const [kim, lea, max] = [await enter(house, 'Kim'), await enter(house, 'Lea'), await enter(house, 'Max')]
  const good = await applyAs(kim, one.jobId)
  const applicationIds = [
    good,
    await applyAs(lea, other.jobId),
    await applyAs(max, one.jobId, 'SAVED'),
    '00000000-0000-4000-8000-000000000000',
  ]
  const { status, body } = await emil.post(peopleOf(one.processId), { applicationIds })
  expect([status, pointers(body)]).toEqual([400, ['/applicationIds/1', '/applicationIds/2', '/applicationIds/3']])
  expect(await stateOf(good)).toBe('SENT')
  const withdrawn = await applyAs(lea, one.jobId, 'WITHDRAWN')
  const late = await emil.post(peopleOf(one.processId), { applicationIds: [withdrawn] })
  expect([late.status, late.body['code']]).toEqual([409, 'STATE_CONFLICT'])
})

test('nobody handles their own application', async () => {
  const { emil, paula, newProcess, applyAs, shortlisted, makeSlots } = office
  const { jobId, processId } = await newProcess()
  const applicationId = await applyAs(emil, jobId)
  expect((await emil.post(peopleOf(processId), { applicationIds: [applicationId] })).status).toBe(403)
  const [intervieweeId = ''] = await shortlisted(processId, [applicationId], paula)
  const [slotId = ''] = await makeSlots(processId, paula, { days: 90 })
  const path = `/api/interviews/interviewees/${intervieweeId}`
  expect((await paula.post(invitationsOf(processId))).status).toBe(200)
  expect((await emil.put(`${path}/assessments/mine`, { overall: 2 })).status).toBe(403)
  expect((await emil.post(`/api/interviews/slots/${slotId}/assign`, { intervieweeId })).status).toBe(403)
  expect((await emil.delete(path)).status).toBe(403)
  expect(outcomesOf((await emil.post(invitationsOf(processId), { intervieweeIds: [intervieweeId] })).body)).toEqual([
    'OWN',
  ])
  expect((await paula.put(`${path}/assessments/mine`, { overall: -2 })).status).toBe(200)
  expect((await emil.get(path)).body).toMatchObject({ assessments: null, assessed: [], mine: null, average: null })
  expect((await paula.get(path)).body).toMatchObject({ assessments: 1 })
  expect(await countsFor(emil, processId)).toEqual([null])
  expect((await paula.post(`/api/interviews/slots/${slotId}/assign`, { intervieweeId })).status).toBe(200)
  expect((await emil.patch(`/api/interviews/slots/${slotId}`, { location: 'Beach' })).status).toBe(403)
  expect((await emil.post(`/api/interviews/slots/${slotId}/cancel`)).status).toBe(403)
  const { body: slots } = await emil.get(`/api/interviews/processes/${processId}/slots`)
  expect(slots['items']).toMatchObject([{ slotId, state: 'BOOKED', may: [] }])
  expect((await emil.delete(`/api/interviews/bookings/${processId}`)).status).toBe(204)
})

test('a person who withdraws gets neither an invitation nor a time', async () => {
  const { paula, newProcess, invite } = office
  const { applicationId, intervieweeId, post } = await invite('Willa', await newProcess())
  const path = `/api/interviews/interviewees/${intervieweeId}`
  expect((await paula.get(path)).body['may']).toEqual(expect.arrayContaining(['invite', 'assign']))
  expect((await post(`/api/applications/${applicationId}/withdraw`)).status).toBe(200)
  const { body } = await paula.get(path)
  expect(body).toMatchObject({ applicationState: 'WITHDRAWN' })
  expect(body['may']).not.toEqual(expect.arrayContaining(['invite']))
  expect(body['may']).not.toEqual(expect.arrayContaining(['assign']))
})

test('each invitation gets its own result, and without names all who were not asked yet are invited', async () => {
  const { emil, newProcess, applyAs, shortlisted, house, lettersTo } = office
  const { jobId, processId } = await newProcess()
  const people = [await enter(house, 'Nora'), await enter(house, 'Otto'), await enter(house, 'Pim')]
  const applicationIds = await Promise.all(people.map(person => applyAs(person, jobId)))
  const ids = await shortlisted(processId, applicationIds)
  const first = await emil.post(invitationsOf(processId), {
    intervieweeIds: ids.slice(0, 1),
    message: 'Bring your thesis.',
  })
  expect([first.status, outcomesOf(first.body)]).toEqual([200, ['INVITED']])
  expect(outcomesOf((await emil.post(invitationsOf(processId))).body)).toEqual(['INVITED', 'INVITED'])
  expect(outcomesOf((await emil.post(invitationsOf(processId))).body)).toEqual([])
  const unknown = '00000000-0000-4000-8000-000000000000'
  await sql`update application set state = 'WITHDRAWN' where application_id = ${applicationIds[2]}`.execute(
    house.database.query,
  )
  const { body: list } = await emil.get(`${peopleOf(processId)}?sort=name`)
  const inOrder = (list['items'] as readonly Reply[]).map(item => String(item['intervieweeId']))
  const again = await emil.post(invitationsOf(processId), { intervieweeIds: [...inOrder, unknown] })
  expect(outcomesOf(again.body)).toEqual(['INVITED_AGAIN', 'INVITED_AGAIN', 'NOT_SHORTLISTED', 'UNKNOWN'])
  const letters = await Promise.all(people.map(lettersTo))
  expect(letters.map(each => each.length).toSorted((one, other) => one - other)).toEqual([1, 2, 2])
  expect(letters.flat().every(({ type }) => type === 'INTERVIEW_SELF_SCHEDULING')).toBe(true)
  expect(letters.flat().filter(({ text }) => text?.includes('Bring your thesis.')).length).toBe(1)
  expect(letters.flat()[0]?.text).toContain(`/interviews/${processId}/booking`)
})

test('the invitation can be read before it is sent, as the applicant will read it', async () => {
  const { emil, newProcess, applyAs, shortlisted, house, lettersTo } = office
  const { jobId, processId } = await newProcess()
  const rosa = await enter(house, 'Rosa')
  const [intervieweeId = ''] = await shortlisted(processId, [await applyAs(rosa, jobId)])
  const preview = `/api/interviews/interviewees/${intervieweeId}/letter-preview`
  const message = 'Bring your thesis.'
  const { status, body } = await emil.post(preview, { message })
  expect([status, body['to'], await lettersTo(rosa)]).toEqual([200, { name: 'rosa Test' }, []])
  await emil.post(invitationsOf(processId), { message })
  const [letter] = await lettersTo(rosa)
  expect([body['subject'], body['text'], body['html']]).toEqual([letter?.subject, letter?.text, letter?.html])
  await sql`update application set email = '' where applicant_id = ${rosa.userId}`.execute(house.database.query)
  expect((await emil.post(preview, {})).status).toBe(404)
})

test('a person taken off the shortlist loses the slot and gets an e-mail; an assessed person stays', async () => {
  const { paula, newProcess, invite, makeSlots, lettersTo } = office
  const process = await newProcess()
  const [slotId = ''] = await makeSlots(process.processId, paula, { days: 91 })
  const sam = await invite('Sam', process)
  const path = `/api/interviews/interviewees/${sam.intervieweeId}`
  expect((await sam.post(`/api/interviews/bookings/${process.processId}`, { slotId })).status).toBe(201)
  expect((await paula.delete(path)).status).toBe(204)
  expect((await lettersTo(sam)).map(({ type }) => type)).toContain('INTERVIEW_CANCELLED')
  expect((await sam.get(`/api/interviews/bookings/${process.processId}`)).status).toBe(403)
  const tia = await invite('Tia', process)
  const kept = `/api/interviews/interviewees/${tia.intervieweeId}`
  await paula.put(`${kept}/assessments/mine`, { overall: 1 })
  expect((await paula.delete(kept)).status).toBe(409)
})

test('interviewees are for members of the group only', async () => {
  const { quentin, ada, newProcess, invite } = office
  const process = await newProcess()
  const ulf = await invite('Ulf', process)
  for (const who of [quentin, ada, ulf]) {
    const answers = [
      await who.get(peopleOf(process.processId)),
      await who.post(peopleOf(process.processId), { applicationIds: [ulf.applicationId] }),
      await who.get(`/api/interviews/interviewees/${ulf.intervieweeId}`),
      await who.put(`/api/interviews/interviewees/${ulf.intervieweeId}/assessments/mine`, { overall: 2 }),
      await who.delete(`/api/interviews/interviewees/${ulf.intervieweeId}`),
      await who.post(invitationsOf(process.processId)),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(403))
  }
})
