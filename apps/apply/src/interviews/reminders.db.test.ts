import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLetters } from '../letters/letters.ts'
import { MailFailure } from '../letters/mail/failure.ts'
import { from, letterOf } from '../letters/testing/post-office.ts'
import { bookingOf } from './testing/booking-of.ts'
import { type InterviewOffice, openInterviewOffice } from './testing/setting.ts'

let office: InterviewOffice
beforeAll(async () => (office = await openInterviewOffice()))
afterAll(() => office.house.close())

const calm = new AbortController().signal
/** Carries out letters with a mail server of this test. */
const over = (send: () => Promise<void>) => {
  const { database } = office.house
  const outbox = { put: async () => {} }
  return createLetters({
    database,
    outbox,
    mail: { send },
    from,
    site: { name: 'Kolleg', url: 'https://apply.example' },
  }).effect
}
const failing = (permanent: boolean) => over(() => Promise.reject(new MailFailure('Refused.', permanent)))

/** A person with an interview, and its reminder. */
const booked = async (name: string, days: number) => {
  const { paula, newProcess, makeSlots, invite, lettersTo } = office
  const process = await newProcess()
  const [slotId = '', other = ''] = await makeSlots(process.processId, paula, { days, count: 2 })
  const who = await invite(name, process)
  expect((await who.post(bookingOf(process.processId), { slotId })).status).toBe(201)
  const reminder = (await lettersTo(who)).find(({ type }) => type === 'INTERVIEW_REMINDER')
  const reminderId = reminder?.letter_id ?? ''
  return {
    reminderId,
    stateOf: async () => (await letterOf(office.house.database, reminderId)).state,
    callOff: () => paula.post(`/api/interviews/slots/${slotId}/cancel`),
    move: () => who.post(bookingOf(process.processId), { slotId: other }),
  }
}

/** A mail server that must not receive anything. */
const untouched = () => over(() => Promise.reject(new Error('It was sent.')))

test('a delayed reminder does not leave once its interview is cancelled or moved', async () => {
  const [vera, will] = [await booked('Vera', 7), await booked('Will', 8)]
  for (const { reminderId } of [vera, will])
    await expect(failing(false).carryOut(reminderId, calm)).rejects.toThrow('Refused.')
  expect([(await vera.callOff()).status, (await will.move()).status]).toEqual([200, 200])
  for (const { reminderId, stateOf } of [vera, will]) {
    await untouched().carryOut(reminderId, calm)
    expect(await stateOf()).toBe('TAKEN_BACK')
  }
})

test('a failed reminder no longer concerns an administrator once its interview is cancelled', async () => {
  const { ada } = office
  const { reminderId, stateOf, callOff } = await booked('Xia', 9)
  await failing(true).carryOut(reminderId, calm)
  expect((await ada.get('/api/admin/letters')).body).toMatchObject({ items: [{ letterId: reminderId }] })
  expect((await callOff()).status).toBe(200)
  expect(await stateOf()).toBe('TAKEN_BACK')
  expect((await ada.get('/api/admin/letters')).body).toMatchObject({ items: [] })
  expect((await ada.post(`/api/admin/letters/${reminderId}/resend`)).status).toBe(409)
})

test('a reminder that is being sent while its interview is cancelled may arrive, but is not tried again', async () => {
  const [yuri, zora] = [await booked('Yuri', 10), await booked('Zora', 11)]
  await over(async () => {
    expect((await yuri.callOff()).status).toBe(200)
  }).carryOut(yuri.reminderId, calm)
  const vain = over(async () => {
    expect((await zora.callOff()).status).toBe(200)
    throw new MailFailure('Refused.', false)
  })
  await expect(vain.carryOut(zora.reminderId, calm)).rejects.toThrow('Refused.')
  for (const { reminderId, stateOf } of [yuri, zora]) {
    await untouched().carryOut(reminderId, calm)
    await untouched().giveUp(reminderId)
    expect(await stateOf()).toBe('TAKEN_BACK')
  }
})
