import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLetters } from '../letters/letters.ts'
import { MailFailure } from '../letters/mail/failure.ts'
import { from, letterOf } from '../letters/testing/post-office.ts'
import { bookingOf } from './testing/booking-of.ts'
import { openParlour, type Parlour } from './testing/setting.ts'

let parlour: Parlour
beforeAll(async () => (parlour = await openParlour()))
afterAll(() => parlour.house.close())

const calm = new AbortController().signal
/** How letters are carried out over a mail server of the test's own. */
const over = (send: () => Promise<void>) => {
  const { database } = parlour.house
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

/** Someone with an interview, and the reminder of it. */
const booked = async (name: string, days: number) => {
  const { paula, newProcess, makeSlots, invite, lettersTo } = parlour
  const process = await newProcess()
  const [slotId = '', other = ''] = await makeSlots(process.processId, paula, { days, count: 2 })
  const who = await invite(name, process)
  expect((await who.post(bookingOf(process.processId), { slotId })).status).toBe(201)
  const reminder = (await lettersTo(who)).find(({ type }) => type === 'INTERVIEW_REMINDER')
  const reminderId = reminder?.letter_id ?? ''
  return {
    reminderId,
    stateOf: async () => (await letterOf(parlour.house.database, reminderId)).state,
    callOff: () => paula.post(`/api/interviews/slots/${slotId}/cancel`),
    move: () => who.post(bookingOf(process.processId), { slotId: other }),
  }
}

/** A mail server that nothing may reach. */
const untouched = () => over(() => Promise.reject(new Error('It was sent.')))

test('a reminder that was delayed does not leave any more when its interview is called off or moved', async () => {
  const [vera, will] = [await booked('Vera', 7), await booked('Will', 8)]
  for (const { reminderId } of [vera, will])
    await expect(failing(false).carryOut(reminderId, calm)).rejects.toThrow('Refused.')
  expect([(await vera.callOff()).status, (await will.move()).status]).toEqual([200, 200])
  for (const { reminderId, stateOf } of [vera, will]) {
    await untouched().carryOut(reminderId, calm)
    expect(await stateOf()).toBe('TAKEN_BACK')
  }
})

test('a reminder that was given up is no case for the administrator any more when its interview is called off', async () => {
  const { ada } = parlour
  const { reminderId, stateOf, callOff } = await booked('Xia', 9)
  await failing(true).carryOut(reminderId, calm)
  expect((await ada.get('/api/admin/letters')).body).toMatchObject({ items: [{ letterId: reminderId }] })
  expect((await callOff()).status).toBe(200)
  expect(await stateOf()).toBe('TAKEN_BACK')
  expect((await ada.get('/api/admin/letters')).body).toMatchObject({ items: [] })
  expect((await ada.post(`/api/admin/letters/${reminderId}/resend`)).status).toBe(409)
})

test('a reminder that is being sent while its interview is called off may arrive, but is not tried again', async () => {
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
