import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from './expiry.ts'
import { remindReferees } from './remind.ts'
import { assessment, deliverTo, name, openReferenceOffice, type ReferenceOffice, referee } from './testing/setting.ts'

let office: ReferenceOffice
beforeAll(async () => (office = await openReferenceOffice()))
afterAll(() => office.house.close())

/** The letters to an address in the order they were written, with their state. */
const lettersTo = async (address: string) => {
  const { rows } = await sql<{ letter: string }>`select type || ' ' || state as letter from letter
    where recipient_address = ${address} order by written_at`.execute(office.house.database.query)
  return rows.map(({ letter }) => letter.replace('REFERENCE_', ''))
}

const late = (address: string) =>
  sql`update letter set state = 'DELAYED', attempts = 1, handed_over_at = null where recipient_address = ${address}`.execute(
    office.house.database.query,
  )

type Applied = Awaited<ReturnType<ReferenceOffice['applied']>>
const takeBack = async ({ who, referenceId }: Pick<Applied, 'who' | 'referenceId'>) =>
  expect((await who.delete(`/api/references/${referenceId}`)).status).toBe(204)
const nameAgain = async ({ who, id, email }: Applied) => {
  const { body } = await name(who, id, referee(email))
  expect(body['state']).toBe('REQUESTED')
  return String(body['referenceId'])
}
const handedIn = { method: 'POST', body: { assessment } }
const keyTo = async (email: string) => (await office.lettersTo(email))[0]?.key ?? ''

test('a referee who is removed and named again at once is asked, and not told that nothing is needed', async () => {
  const asked = await office.applied('Again')
  await takeBack(asked)
  await nameAgain(asked)
  await office.carryOut()
  expect(await lettersTo(asked.email)).toEqual(['REQUEST SENT', 'REQUEST WAITING'])
  expect((await office.open(asked.key)).body['state']).toBe('CANCELLED')
  expect((await office.open(await keyTo(asked.email))).body['state']).toBe('REQUESTED')
})

test('a request from before the removal does not leave, and the new one does', async () => {
  const asked = await office.applied('Delayed')
  await late(asked.email)
  await takeBack(asked)
  expect(await lettersTo(asked.email)).toEqual(['REQUEST TAKEN_BACK'])
  await nameAgain(asked)
  await office.carryOut()
  await deliverTo(office.house, asked.email)
  expect(await lettersTo(asked.email)).toEqual(['REQUEST TAKEN_BACK', 'REQUEST SENT'])
})

test('a referee who is asked again gets no late cancellation, and exactly one when that request ends too', async () => {
  const asked = await office.applied('Told')
  await takeBack(asked)
  await office.carryOut()
  const referenceId = await nameAgain(asked)
  expect(await lettersTo(asked.email)).toEqual(['REQUEST SENT', 'CANCELLED TAKEN_BACK', 'REQUEST WAITING'])
  await takeBack({ who: asked.who, referenceId })
  await office.carryOut()
  await office.carryOut()
  const [, , ...after] = await lettersTo(asked.email)
  expect(after).toEqual(['REQUEST TAKEN_BACK', 'CANCELLED WAITING'])
})

test('an address that is changed and changed back is asked by the last letter only', async () => {
  const { who, referenceId, email } = await office.applied('Wavering')
  const change = async (address: string) =>
    expect((await who.patch(`/api/references/${referenceId}`, { email: address })).status).toBe(200)
  await change('other@uni.example')
  await change(email)
  await office.carryOut()
  expect(await lettersTo(email)).toEqual(['REQUEST SENT', 'CANCELLED TAKEN_BACK', 'REQUEST WAITING'])
  expect(await lettersTo('other@uni.example')).toEqual(['REQUEST TAKEN_BACK'])
})

test('the same holds if a replacement is corrected to the first address', async () => {
  const asked = await office.applied('Instead')
  const { body } = await name(asked.who, asked.id, referee('instead@uni.example'))
  await takeBack(asked)
  const path = `/api/references/${String(body['referenceId'])}`
  expect((await asked.who.patch(path, { email: asked.email })).status).toBe(200)
  await office.carryOut()
  expect(await lettersTo(asked.email)).toEqual(['REQUEST SENT', 'REQUEST WAITING'])
})

test.each(['HandingIn', 'Declining'])('a referee who has answered (%s) gets no late reminder', async deed => {
  const { email, key } = await office.applied(deed)
  const { rows } = await sql<{ at: Date }>`select expires_at as at from reference where email = ${email}`.execute(
    office.house.database.query,
  )
  await remindReferees(office.house.context, new Date((rows[0]?.at.getTime() ?? 0) - dayMs))
  const answer = deed === 'Declining' ? office.open(`${key}/decline`, { method: 'POST' }) : office.open(key, handedIn)
  expect((await answer).status).toBeLessThan(300)
  expect(await lettersTo(email)).toEqual(['REQUEST SENT', 'REMINDER TAKEN_BACK'])
})

test('naming a referee again while cancellations are being written keeps the new request', async () => {
  const asked = await office.applied('Meanwhile')
  await takeBack(asked)
  const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holder = office.house.database.transaction(async tx => {
    await sql`select from reference where application_id = ${asked.id} for update`.execute(tx)
    held.resolve()
    await done.promise
  })
  await held.promise
  const both = [office.carryOut(), nameAgain(asked)]
  await office.house.database.untilHeldUp(...both)
  done.resolve()
  await Promise.all([holder, ...both])
  const unsent = (await lettersTo(asked.email)).filter(letter => !/ (SENT|TAKEN_BACK)$/.test(letter))
  expect(unsent).toEqual(['REQUEST WAITING'])
})
