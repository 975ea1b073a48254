import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../../test/house/cast.ts'
import { inDays, pointers, statuses } from '../jobs/testing/setting.ts'
import { type InterviewOffice, openInterviewOffice, type Reply } from './testing/setting.ts'

let office: InterviewOffice
beforeAll(async () => (office = await openInterviewOffice()))
afterAll(() => office.house.close())

const slotsOf = (processId: string) => `/api/interviews/processes/${processId}/slots`
const series = (more: object = {}) => ({
  days: [inDays(10), inDays(11)],
  times: [{ from: '09:00', to: '11:00' }],
  durationMinutes: 45,
  breakMinutes: 15,
  location: 'Room 01.07.014',
  interviewerIds: [office.paula.userId],
  ...more,
})

test('a series makes slots in the group’s time zone, listed in order', async () => {
  const { emil, newProcess } = office
  const { processId } = await newProcess()
  const { status, body, headers } = await emil.post(slotsOf(processId), series())
  expect([status, headers.get('location')]).toEqual([201, slotsOf(processId)])
  const items = body['items'] as readonly Reply[]
  expect(items.map(item => String(item['localStart']).slice(0, 16))).toEqual([
    `${inDays(10)}T09:00`,
    `${inDays(10)}T10:00`,
    `${inDays(11)}T09:00`,
    `${inDays(11)}T10:00`,
  ])
  expect(items[0]).toMatchObject({
    state: 'FREE',
    timezone: 'Europe/Berlin',
    interviewers: [{ userId: office.paula.userId, firstName: 'Paula' }],
    interviewee: null,
    may: ['change', 'assign', 'delete'],
  })
  const page = await emil.get(`${slotsOf(processId)}?limit=3&state=FREE`)
  expect(page.body).toMatchObject({ total: 4, items: items.slice(0, 3), nextCursor: expect.any(String) })
  const rest = await emil.get(`${slotsOf(processId)}?limit=3&state=FREE&cursor=${String(page.body['nextCursor'])}`)
  expect(rest.body['items']).toEqual(items.slice(3))
  const day = await emil.get(
    `${slotsOf(processId)}?to=${encodeURIComponent(String(items[2]?.['startsAt']))}&sort=-startsAt`,
  )
  expect(day.body['items']).toEqual([items[1], items[0]])
})

test('repeating a local time that occurs twice moves nothing', async () => {
  const { paula, newProcess } = office
  const { processId } = await newProcess()
  const night = series({ days: ['2031-10-26'], times: [{ from: '02:30', to: '04:00' }], durationMinutes: 30 })
  const { body } = await paula.post(slotsOf(processId), { ...night, breakMinutes: 30 })
  const [first, second] = body['items'] as readonly Reply[]
  expect([first, second].map(slot => slot?.['localStart'])).toEqual([
    '2031-10-26T02:30:00+02:00',
    '2031-10-26T02:30:00+01:00',
  ])
  const path = `/api/interviews/slots/${String(second?.['slotId'])}`
  const { body: kept } = await paula.patch(path, { day: '2031-10-26', from: '02:30', location: 'Room 2' })
  expect(kept).toMatchObject({ startsAt: second?.['startsAt'], location: 'Room 2' })
})

test('all faults of a series are reported, and no slot is created', async () => {
  const { paula, quentin, newProcess } = office
  const { processId } = await newProcess()
  const wrong = await paula.post(
    slotsOf(processId),
    series({ days: ['2027-03-28'], times: [{ from: '02:30' }], location: ' ', interviewerIds: [quentin.userId] }),
  )
  expect([wrong.status, pointers(wrong.body)]).toEqual([400, ['/interviewerIds/0', '/location', '/times/0/from']])
  expect(JSON.stringify(wrong.body)).toContain('never show 02:30')
  const many = await paula.post(
    slotsOf(processId),
    series({ times: [{ from: '00:00', to: '23:00' }], durationMinutes: 5, breakMinutes: 0 }),
  )
  expect([many.status, pointers(many.body)]).toEqual([400, ['/times']])
  const past = await paula.post(slotsOf(processId), series({ days: [inDays(-1)] }))
  expect([past.status, pointers(past.body)]).toEqual([400, ['/days']])
  for (const day of ['2027-02-30', '27-1-1', '', '9999-12-31'])
    expect((await paula.post(slotsOf(processId), series({ days: [day] }))).status).toBe(400)
  expect((await paula.get(slotsOf(processId))).body).toMatchObject({ total: 0 })
})

test('an interviewer has one slot at a time in all jobs, and a series that collides is not created at all', async () => {
  const { paula, emil, newProcess } = office
  const [one, other] = [await newProcess(), await newProcess()]
  const days = [inDays(20), inDays(21)]
  expect((await paula.post(slotsOf(one.processId), series({ days: days.slice(1) }))).status).toBe(201)
  const refused = await paula.post(slotsOf(other.processId), series({ days, times: [{ from: '09:30', to: '12:00' }] }))
  expect([refused.status, refused.body['code']]).toEqual([409, 'TIME_CONFLICT'])
  expect((await paula.get(slotsOf(other.processId))).body).toMatchObject({ total: 0 })
  const panel = series({ days, interviewerIds: [emil.userId, paula.userId] })
  expect((await paula.post(slotsOf(other.processId), panel)).status).toBe(409)
  expect((await paula.post(slotsOf(other.processId), { ...panel, interviewerIds: [emil.userId] })).status).toBe(201)
})

test('when many create the same slot at once, one succeeds', async () => {
  const { paula, newProcess } = office
  const { processId } = await newProcess()
  const same = series({ days: [inDays(30)], times: [{ from: '09:00' }] })
  const replies = await Promise.all(Array.from({ length: 12 }, () => paula.post(slotsOf(processId), same)))
  expect(statuses(replies)).toEqual([201, ...Array<number>(11).fill(409)])
})

test('a slot is changed only in the version that was seen, and keeps omitted fields', async () => {
  const { paula, emil, makeSlots, newProcess } = office
  const { processId } = await newProcess()
  const [slotId = ''] = await makeSlots(processId, paula, { days: 40 })
  const path = `/api/interviews/slots/${slotId}`
  const changed = await emil.patch(path, { from: '15:00', link: 'https://meet.test/1', version: 1 })
  expect([changed.status, changed.body, changed.headers.get('etag')]).toMatchObject([
    200,
    { location: 'Room 1', link: 'https://meet.test/1', version: 2, localStart: expect.stringContaining('T15:00:00') },
    '"2"',
  ])
  expect((await emil.patch(path, { from: '16:00', version: 1 })).status).toBe(412)
  expect((await emil.patch(path, { from: '15:00' })).body).toMatchObject({ version: 2 })
  expect((await emil.patch(path, { location: '', link: '' })).status).toBe(400)
  expect((await emil.patch(path, { day: '2027-03-28', from: '02:15' })).body).toMatchObject({
    errors: [{ pointer: '/from', code: 'NO_SUCH_TIME' }],
  })
  const people = await emil.patch(path, { interviewerIds: [emil.userId] })
  expect(people.body).toMatchObject({ interviewers: [{ firstName: 'Emil' }], version: 3 })
})

test('a person who leaves the group holds no future interview of it and is free at those times; past ones stay', async () => {
  const { paula, makeSlots, newProcess, house, here, shift } = office
  const { processId } = await newProcess()
  const lena = await enter(house, 'Lena', { role: 'EMPLOYEE', groupId: here })
  const [begun = '', slotId = ''] = await makeSlots(processId, lena, { days: 45, count: 2 })
  await shift(begun, -0.1)
  await paula.delete(`/api/research-groups/${here}/members/${lena.userId}`)
  const path = `/api/interviews/slots/${slotId}`
  const { status, body } = await paula.patch(path, { location: 'Room 3', version: 2 })
  expect([status, body]).toMatchObject([200, { location: 'Room 3', interviewers: [], version: 3 }])
  const { body: slots } = await paula.get(`/api/interviews/processes/${processId}/slots`)
  const past = (slots['items'] as readonly Reply[]).find(slot => slot['slotId'] === begun)
  expect(past).toMatchObject({ interviewers: [{ firstName: 'Lena' }] })
  expect(pointers((await paula.patch(path, { interviewerIds: [lena.userId] })).body)).toEqual(['/interviewerIds/0'])
  expect(pointers((await paula.patch(path, { link: 'http://[' })).body)).toEqual(['/link'])
})

test('a change that would book an interviewer twice is refused', async () => {
  const { paula, makeSlots, newProcess } = office
  const { processId } = await newProcess()
  const [first = '', second = ''] = await makeSlots(processId, paula, { days: 50, count: 2 })
  const longer = await paula.patch(`/api/interviews/slots/${first}`, { durationMinutes: 20 })
  expect([longer.status, longer.body['code']]).toEqual([409, 'TIME_CONFLICT'])
  expect((await paula.patch(`/api/interviews/slots/${second}`, { durationMinutes: 20 })).status).toBe(200)
})

test('a free slot can be deleted, and one that has begun cannot be changed', async () => {
  const { paula, makeSlots, newProcess, shift } = office
  const { processId } = await newProcess()
  const [free = '', begun = ''] = await makeSlots(processId, paula, { days: 60, count: 2 })
  expect((await paula.delete(`/api/interviews/slots/${free}`)).status).toBe(204)
  expect((await paula.delete(`/api/interviews/slots/${free}`)).status).toBe(404)
  await shift(begun, -0.1)
  const { status, body } = await paula.patch(`/api/interviews/slots/${begun}`, { location: 'Elsewhere' })
  expect([status, body]).toMatchObject([409, { code: 'STATE_CONFLICT', from: 'UNUSED', allowed: ['delete'] }])
})

test('only members of the group create, read and change slots', async () => {
  const { paula, quentin, ada, amira, makeSlots, newProcess } = office
  const { processId } = await newProcess()
  const [slotId = ''] = await makeSlots(processId, paula, { days: 70 })
  for (const [who, status] of [
    [quentin, 403],
    [ada, 403],
    [amira, 403],
  ] as const) {
    const answers = [
      await who.get(slotsOf(processId)),
      await who.post(slotsOf(processId), series()),
      await who.patch(`/api/interviews/slots/${slotId}`, { location: 'x' }),
      await who.delete(`/api/interviews/slots/${slotId}`),
      await who.post(`/api/interviews/slots/${slotId}/cancel`),
    ]
    expect(answers.map(answer => answer.status)).toEqual(Array(5).fill(status))
  }
})

test('a closed job allows nothing but cancelling', async () => {
  const { paula, newProcess, makeSlots, invite } = office
  const process = await newProcess()
  const { jobId, processId } = process
  const [slotId = ''] = await makeSlots(processId, paula, { days: 80 })
  const ida = await invite('Ida', process)
  await paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  const interviewee = `/api/interviews/interviewees/${ida.intervieweeId}`
  const answers = [
    await paula.post(slotsOf(processId), series()),
    await paula.patch(`/api/interviews/slots/${slotId}`, { location: 'x' }),
    await paula.delete(`/api/interviews/slots/${slotId}`),
    await paula.post(`/api/interviews/slots/${slotId}/assign`, { intervieweeId: ida.intervieweeId }),
    await paula.post(`/api/interviews/processes/${processId}/invitations`),
    await paula.put(`${interviewee}/assessments/mine`, { overall: 1 }),
    await paula.delete(interviewee),
    await ida.post(`/api/interviews/bookings/${processId}`, { slotId }),
  ]
  expect(answers.map(({ status, body }) => `${status} ${String(body['code'])}`)).toEqual(
    Array(8).fill('409 STATE_CONFLICT'),
  )
  expect((await paula.get(`/api/interviews/processes/${processId}`)).body).toMatchObject({
    closed: true,
    may: ['cancel'],
  })
})
