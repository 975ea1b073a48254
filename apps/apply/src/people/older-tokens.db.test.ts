import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup } from '../../test/house/cast.ts'
import { type House, openHouse } from '../../test/house/house.ts'
import { followAddress } from './follow-address.ts'
import { findById } from './person.store.ts'
import { recognise } from './recognise.ts'

let house: House
beforeAll(async () => (house = await openHouse()))
afterAll(() => house.close())

type Told = Readonly<Record<string, unknown>>
const proven = (sub: string, email: string, more: Told = {}) =>
  house.issuer.sign({ sub, email, email_verified: true, ...more })
const me = async (token: string) => (await house.call('/api/users/me', token)).body
const erase = async (token: string) =>
  expect((await house.call('/api/users/me', token, { method: 'DELETE' })).status).toBe(204)
const follows = async (userId: unknown): Promise<number> => {
  const { rows } = await sql`select from audit_event where object_id = ${userId} and action = 'followAddress'`.execute(
    house.database.query,
  )
  return rows.length
}

test('an older token restores neither a former address nor the invitations to it', async () => {
  const older = await proven('wim', 'wim.old@uni.test')
  const newer = await proven('wim', 'wim.new@uni.test')
  const { userId } = await me(older)
  expect(await me(newer)).toMatchObject({ userId, email: 'wim.new@uni.test' })
  const groupId = await newGroup(house, 'Optics')
  const paula = await enter(house, 'Paula', { role: 'PROFESSOR', groupId })
  const invited = { email: 'wim.old@uni.test', role: 'EMPLOYEE' }
  expect((await paula.post(`/api/research-groups/${groupId}/members`, invited)).body).toMatchObject({
    status: 'INVITED',
  })
  for (const token of [older, newer, older])
    expect(await me(token)).toMatchObject({ email: 'wim.new@uni.test', memberships: [] })
  expect(await follows(userId)).toBe(1)
})

test('a request with an older token that was running when the address changed changes nothing either', async () => {
  const first = await recognise(house.context, await proven('eva', 'eva.1@uni.test'))
  const claims = { email: 'eva.2@uni.test', emailVerified: true, firstName: '', lastName: '', language: 'en' } as const
  const between = { issuer: house.issuer.issuer, subject: 'eva', issuedAt: new Date(), claims }
  await me(await proven('eva', 'eva.3@uni.test', { iat: Date.now() / 1000 + 1 }))
  const late = await house.database.transaction(tx => followAddress(tx, house.context, first, between))
  expect(late).toMatchObject({ userId: first.userId, email: 'eva.3@uni.test' })
  expect(await findById(house.database.query, first.userId)).toEqual(late)
})

test('two windows that state two unverified addresses do not alternate', async () => {
  const [older, newer] = [
    await house.issuer.sign({ sub: 'tab', email: 'tab.old@uni.test' }),
    await house.issuer.sign({ sub: 'tab', email: 'tab.new@uni.test' }),
  ]
  await me(older)
  for (const token of [newer, older, newer]) expect(await me(token)).toMatchObject({ email: 'tab.new@uni.test' })
})

test('undated tokens set and verify the first address, and change nothing', async () => {
  const undated = (email: string, more: Told = {}) =>
    house.issuer.sign({ sub: 'mute', email, email_verified: false, iat: undefined, ...more })
  const silent = await me(await undated(''))
  expect(silent).toMatchObject({ email: '' })
  expect(await me(await undated('mute@uni.test'))).toMatchObject({ userId: silent['userId'], email: 'mute@uni.test' })
  expect(await me(await undated('other@uni.test'))).toMatchObject({ email: 'mute@uni.test' })
  await me(await undated('mute@uni.test', { email_verified: true }))
  const known = house.database.query.selectFrom('person').select(['email', 'email_verified'])
  const now = () => known.where('user_id', '=', String(silent['userId'])).executeTakeFirst()
  expect(await now()).toEqual({ email: 'mute@uni.test', email_verified: true })
  await me(await undated('other@uni.test', { email_verified: true }))
  expect(await now()).toEqual({ email: 'mute@uni.test', email_verified: true })
  expect(await me(await proven('mute', 'dated@uni.test'))).toMatchObject({ email: 'dated@uni.test' })
})

test('an address lost to another person comes back only by a token issued later', async () => {
  const before = await proven('first', 'used@uni.test')
  const undated = await proven('first', 'used@uni.test', { iat: undefined })
  await me(before)
  const second = await proven('second', 'used@uni.test')
  expect(await me(second)).toMatchObject({ email: 'used@uni.test' })
  const after = await proven('first', 'used@uni.test')
  for (const token of [before, undated, after]) expect(await me(token)).toMatchObject({ email: '' })
  await erase(second)
  for (const token of [before, undated]) expect(await me(token)).toMatchObject({ email: '' })
  expect(await me(after)).toMatchObject({ email: 'used@uni.test' })
  const { rows } = await sql`select from lost_address`.execute(house.database.query)
  expect(rows).toEqual([])
})

test('a person who has lost an address gets another one even by an undated token', async () => {
  await me(await proven('heir', 'passed@uni.test'))
  await me(await proven('next', 'passed@uni.test'))
  const other = await proven('heir', 'heir@uni.test', { iat: undefined })
  expect(await me(other)).toMatchObject({ email: 'heir@uni.test' })
  await erase(await proven('heir', 'heir@uni.test'))
  const { rows } = await sql`select from lost_address`.execute(house.database.query)
  expect(rows).toEqual([])
})
