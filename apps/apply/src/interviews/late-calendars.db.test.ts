import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyingMailbox } from '../../test/post.ts'
import { readCalendar } from '../calendar/testing/read-calendar.ts'
import { senderAddress } from '../letters/mail/sender.ts'
import { bookingOf } from './testing/booking-of.ts'
import { type InterviewOffice, openInterviewOffice } from './testing/setting.ts'

let office: InterviewOffice
beforeAll(async () => (office = await openInterviewOffice()))
afterAll(() => office.house.close())

test('an invitation names the sender and recipient of the letter it leaves with', async () => {
  const { house, here, paula, newProcess, makeSlots, invite } = office
  const mailbox = emptyingMailbox(house)
  const group = `/api/research-groups/${here}`
  expect((await paula.patch(group, { email: 'old@office.test' })).status).toBe(200)
  const process = await newProcess()
  const [slotId] = await makeSlots(process.processId, paula)
  const vera = await invite('Vera', process)
  await mailbox()
  expect((await vera.post(bookingOf(process.processId), { slotId })).status).toBe(201)

  const moved = { sub: 'Vera', email: 'vera.married@uni.test', email_verified: true }
  expect((await house.call('/api/users/me', await house.issuer.sign(moved))).body).toMatchObject({ email: moved.email })
  expect((await paula.patch(group, { email: 'new@office.test' })).status).toBe(200)
  const sender = senderAddress(house.context.config.MAIL_FROM)
  const contacts = (await mailbox()).map(({ to, calendar }) => {
    const [event] = readCalendar(calendar?.content ?? '').events
    return [to, event?.organizer?.address, ...(event?.attendees ?? []).map(({ address }) => address)]
  })
  expect(new Set(contacts.map(words => words.join(' ')))).toEqual(
    new Set([`paula@uni.test ${sender} paula@uni.test`, `${moved.email} ${sender} ${moved.email}`]),
  )
})
