import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { type InterviewOffice, openInterviewOffice } from '../interviews/testing/setting.ts'
import { anonymise } from './anonymise.ts'

let office: InterviewOffice
beforeAll(async () => (office = await openInterviewOffice()))
afterAll(() => office.house.close())

const query = () => office.house.database.query

/** A person who was interviewed and mentioned by members, and whose personal data are due for deletion. */
const interviewed = async (name: string) => {
  const { paula, here, house, newProcess, makeSlots, invite, shift } = office
  const { jobId, processId } = await newProcess()
  const [slotId = ''] = await makeSlots(processId, paula)
  const who = await invite(name, { jobId, processId })
  const booked = await who.post(`/api/interviews/bookings/${processId}`, { slotId, timezone: 'Pacific/Apia' })
  expect(booked.status).toBe(201)
  await shift(slotId, -1)
  const { applicationId, intervieweeId } = who
  const say = () => [
    paula.post(`/api/applications/${applicationId}/comments`, { text: `About ${name}` }),
    paula.put(`/api/applications/${applicationId}/ratings/mine`, { overall: 1, note: `About ${name}` }),
    paula.put(`/api/interviews/interviewees/${intervieweeId}/assessments/mine`, { overall: 1, notes: `About ${name}` }),
  ]
  const anonymiseMeanwhile = () =>
    house.database.transaction(async tx => {
      await anonymise(tx, house.context, [{ applicationId, researchGroupId: here }])
      const asked = say()
      await house.database.untilHeldUp(...asked)
      return { asked }
    })
  return { ...who, say, anonymiseMeanwhile }
}
test('the list of people one can mention no longer reveals whose application it was', async () => {
  const { house, here, paula, newProcess } = office
  const insider = await enter(house, 'Insider', { role: 'EMPLOYEE', groupId: here })
  const applicationId = await apply(insider, (await newProcess()).jobId)
  const mention = (userId: string) =>
    office.emil.post(`/api/applications/${applicationId}/comments`, { text: 'x', mentions: [userId] })
  expect((await mention(insider.userId)).status).toBe(400)
  await house.database.transaction(tx => anonymise(tx, house.context, [{ applicationId, researchGroupId: here }]))
  expect([(await mention(insider.userId)).status, (await mention(paula.userId)).status]).toEqual([409, 409])
})

const saidOf = async (applicationId: string) => {
  const { rows } = await sql`select b.timezone, t.notes, r.note, r.overall,
      (select count(*) from internal_comment c where c.application_id = r.application_id) as comments
    from rating r join interviewee i using (application_id) join interview_assessment t using (interviewee_id)
      join interview_booking b using (interviewee_id)
    where r.application_id = ${applicationId}`.execute(query())
  return rows
}

test('nobody can comment on an anonymised application, not even at the moment it is anonymised', async () => {
  const { applicationId, intervieweeId, say, anonymiseMeanwhile } = await interviewed('Jule')
  expect((await Promise.all(say())).map(({ status }) => status)).toEqual([201, 200, 200])
  const path = `/api/interviews/interviewees/${intervieweeId}`
  expect((await office.paula.get(path)).body['may']).toContain('assess')
  const { asked } = await anonymiseMeanwhile()
  for (const { status, body } of await Promise.all([...asked, ...say()]))
    expect([status, body]).toMatchObject([409, { code: 'STATE_CONFLICT', from: 'INTERVIEW', allowed: [] }])
  expect((await office.paula.get(path)).body['may']).not.toContain('assess')
  expect(await saidOf(applicationId)).toEqual([{ timezone: null, notes: '', note: '', overall: 1, comments: 0 }])
})
