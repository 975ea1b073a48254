import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, newJob } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { type Office, openOffice } from '../jobs/testing/setting.ts'

let office: Office
let jobId: string
beforeAll(async () => {
  office = await openOffice()
  jobId = (await newJob(office)).jobId
})
afterAll(() => office.house.close())

const reason = 'We wrote a paper together.'
const pathOf = (applicationId: string) => `/api/evaluation/applications/${applicationId}`
const declare = (who: Office['paula'], applicationId: string, body: object = { reason }) =>
  who.post(`${pathOf(applicationId)}/recusals`, body)
const pathOfRecusal = (body: Readonly<Record<string, unknown>>) => `/api/recusals/${String(body['recusalId'])}`
const listed = async () => {
  const { status, body } = await office.paula.get(`/api/jobs/${jobId}/recusals`)
  expect(status).toBe(200)
  return body as unknown as Readonly<Record<'recusals' | 'suggested', readonly Readonly<Record<string, unknown>>[]>>
}
const suggested = async () => (await listed()).suggested
const naming = (userId: string) => ({ reason, userId })
let count = 0
const anApplication = async () => {
  count += 1
  return await apply(await enter(office.house, `Applicant${count}`), jobId)
}

test('a recused member’s application is gone, their rating counts no longer, and both come back when a professor lifts it', async () => {
  const { emil, paula } = office
  const applicationId = await anApplication()
  const ratings = `/api/applications/${applicationId}/ratings`
  await emil.put(`${ratings}/mine`, { overall: -2, note: 'Weak.' })
  await paula.put(`${ratings}/mine`, { overall: 2 })
  const summary = async () => (await paula.get(ratings)).body['summary']
  expect(await summary()).toMatchObject({ average: 0, count: 2 })

  const { status, body } = await declare(emil, applicationId)
  expect([status, Object.keys(body)]).toEqual([201, ['recusalId', 'declaredAt']])
  expect((await emil.get(pathOf(applicationId))).status).toBe(404)
  expect((await declare(emil, applicationId)).status).toBe(404)
  expect(await summary()).toMatchObject({ average: 2, count: 1 })
  expect((await listed()).recusals).toMatchObject([
    { application: { applicationId }, member: { name: 'Emil Test' }, reason, isOwn: true, liftedAt: null },
  ])

  const recusal = pathOfRecusal(body)
  expect((await emil.delete(recusal)).status).toBe(404)
  expect((await paula.delete(recusal)).status).toBe(204)
  expect((await paula.delete(recusal)).status).toBe(404)
  expect((await emil.get(pathOf(applicationId))).status).toBe(200)
  expect(await summary()).toMatchObject({ average: 0, count: 2 })
  expect((await listed()).recusals).toMatchObject([{ liftedByName: 'Paula Test' }])
})

test('a professor names another member, and nobody lifts their own', async () => {
  const { emil, paula, house, here, quentin, amira } = office
  const applicationId = await anApplication()
  expect((await declare(emil, applicationId, naming(paula.userId))).status).toBe(403)
  expect((await declare(paula, applicationId, naming(quentin.userId))).status).toBe(400)
  expect((await declare(paula, applicationId, naming(amira.userId))).status).toBe(400)
  expect((await declare(paula, applicationId, naming(emil.userId.toUpperCase()))).status).toBe(201)
  expect((await declare(paula, applicationId, naming(emil.userId))).status).toBe(409)
  expect((await emil.get(pathOf(applicationId))).status).toBe(404)
  for (const wrong of [{}, { reason: ' ' }, { reason: 'x'.repeat(1_001) }, { reason, more: 1 }, naming('nobody')])
    expect([wrong, (await declare(paula, applicationId, wrong)).status]).toEqual([wrong, 400])

  const own = await declare(paula, applicationId)
  const pia = await enter(house, 'Pia', { role: 'PROFESSOR', groupId: here })
  expect((await paula.delete(pathOfRecusal(own.body))).status).toBe(404)
  const seen = JSON.stringify(await listed())
  expect(seen).not.toContain(applicationId)
  expect((await pia.delete(pathOfRecusal(own.body))).status).toBe(204)
  expect(JSON.stringify(await listed())).toContain(applicationId)
})

test('a member whose address is that of a referee is suggested, until they declare', async () => {
  const { emil } = office
  const applicant = await enter(office.house, 'Rested')
  const applicationId = await apply(applicant, jobId)
  const referee = { firstName: 'E', lastName: 'T', email: emil.email.toUpperCase() }
  expect((await applicant.post(`/api/applications/${applicationId}/references`, referee)).status).toBe(201)
  expect(await suggested()).toMatchObject([
    { application: { applicationId }, member: { userId: emil.userId }, ground: 'REFEREE' },
  ])
  await declare(emil, applicationId)
  expect(await suggested()).toEqual([])
})

test('a recused interviewer leaves the interview, can hold no other of that person, and is not mentioned', async () => {
  const { emil, paula, house } = office
  const { jobId: interviewed } = await newJob(office)
  const applicant = await enter(house, 'Invited')
  const applicationId = await apply(applicant, interviewed)
  const overview = (await paula.get('/api/interviews/overview')).body as unknown as readonly Record<string, string>[]
  const processId = overview.find(each => each['jobId'] === interviewed)?.['processId'] ?? ''
  const process = `/api/interviews/processes/${processId}`
  const series = { days: ['2030-05-06'], durationMinutes: 30, location: 'Room 1' }
  const make = async (from: string, to: string, interviewerIds: readonly string[]) => {
    const { body } = await paula.post(`${process}/slots`, { ...series, times: [{ from, to }], interviewerIds })
    return (body['items'] as readonly Record<string, string>[])[0]?.['slotId'] ?? ''
  }
  const slotId = await make('09:00', '09:30', [emil.userId, paula.userId])
  const another = await make('10:00', '10:30', [emil.userId])
  const added = await paula.post(`${process}/interviewees`, { applicationIds: [applicationId] })
  const [{ intervieweeId = '' } = {}] = added.body['items'] as readonly Record<string, string>[]
  await paula.post(`/api/interviews/slots/${slotId}/assign`, { intervieweeId })
  const mine = async () => JSON.stringify((await emil.get('/api/interviews/upcoming')).body)
  expect(await mine()).toContain(slotId)

  expect((await declare(emil, applicationId)).status).toBe(201)
  expect(await mine()).not.toContain(slotId)
  const booked = (await paula.get('/api/interviews/upcoming')).body as unknown as readonly Record<string, unknown>[]
  expect(booked.find(each => each['slotId'] === slotId)?.['interviewers']).toMatchObject([{ userId: paula.userId }])
  const choices = await applicant.get(`/api/interviews/bookings/${processId}`)
  expect(JSON.stringify(choices.body)).not.toContain(another)
  const refused = [
    await paula.post(`/api/interviews/slots/${another}/assign`, { intervieweeId, move: true }),
    await applicant.post(`/api/interviews/bookings/${processId}`, { slotId: another }),
  ]
  expect(refused.map(({ status, body }) => [status, body['code']])).toEqual([
    [409, 'TIME_CONFLICT'],
    [409, 'TIME_CONFLICT'],
  ])
  const changed = await paula.call(`/api/interviews/slots/${slotId}`, {
    method: 'PATCH',
    body: { interviewerIds: [emil.userId] },
  })
  expect(changed.status).toBe(409)
  const mention = { text: 'Look.', mentions: [emil.userId] }
  expect((await paula.post(`/api/applications/${applicationId}/comments`, mention)).status).toBe(400)
})
