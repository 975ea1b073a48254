import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../test/house/house.ts'
import { me, type Told, verified } from '../../test/house/me.ts'
import { recognise } from './recognise.ts'

let house: House
/** The same service after its operator has moved to another identity provider. */
let moved: House
beforeAll(async () => {
  house = await openHouse()
  moved = await openHouse({ database: house.database })
})
afterAll(async () => {
  await moved.close()
  await house.close()
})

test('the issuer is asked once for what a token does not contain', async () => {
  house.issuer.tell({ sub: 'quiet', ...verified('quiet', 'quiet@uni.test'), given_name: 'Q', family_name: 'T' })
  const before = house.issuer.asked.userInfo
  const told = { sub: 'quiet', family_name: 'Token' }
  expect(await me(house, told)).toMatchObject({ email: 'quiet@uni.test', firstName: 'Q', lastName: 'Token' })
  await me(house, told)
  expect(house.issuer.asked.userInfo).toBe(before + 1)
})

test('an issuer that answers for another person, or not at all, leaves empty strings', async () => {
  house.issuer.tell(verified('somebody-else', 'else@uni.test'))
  expect(await me(house, { sub: 'silent-1' })).toMatchObject({ email: '', firstName: '', lastName: '' })
  house.issuer.tell(undefined)
  expect(await me(house, { sub: 'silent-2' })).toMatchObject({ email: '', firstName: '', lastName: '' })
})

test('invalid claims are not stored', async () => {
  const strange = { email: 'no address', given_name: `A\u0000\n${'x'.repeat(500)}`, family_name: { evil: true } }
  const person = await me(house, { sub: 'strange', ...strange })
  expect(person).toMatchObject({ email: '', lastName: '' })
  expect(String(person['firstName'])).toHaveLength(100)
})

test.each(['\u212Aim.kin@uni.test', 'kim.kin@un\u0130.test'])(
  '%s is not the address that it looks like',
  async email => {
    const kim = await me(house, verified('kim.kin', 'kim.kin@uni.test'))
    const other = await me(moved, verified(email, email))
    expect(other).toMatchObject({ email: '', roles: ['APPLICANT'] })
    expect(other['userId']).not.toBe(kim['userId'])
    expect(await me(house, verified('kim.kin', 'kim.kin@uni.test'))).toMatchObject({ email: 'kim.kin@uni.test' })
  },
)

test('an address counts as verified only if the source of the address says so', async () => {
  await me(house, verified('victim', 'victim@uni.test'))
  moved.issuer.tell({ sub: 'mixed', email: 'victim@uni.test', email_verified: false })
  const mixed = await me(moved, { sub: 'mixed', email_verified: true, given_name: 'M', family_name: 'X' })
  const { rows } = await sql<{ email_verified: boolean }>`select email_verified from person
    where user_id = ${mixed['userId']}`.execute(house.database.query)
  expect(rows).toEqual([{ email_verified: false }])
  moved.issuer.tell(undefined)
})

test('for a token that does not say whether its address is verified, the issuer decides, about the same address only', async () => {
  const named = { given_name: 'S', family_name: 'T' }
  const isProven = async (sub: string, told: Told, more: Told) => {
    house.issuer.tell({ sub, ...more })
    const { userId } = await me(house, { sub, email: `${sub}@uni.test`, ...named, ...told })
    house.issuer.tell(undefined)
    const known = house.database.query.selectFrom('person').select('email_verified')
    return (await known.where('user_id', '=', String(userId)).executeTakeFirstOrThrow()).email_verified
  }
  const vouched = { email: 'Vouched@uni.test', email_verified: true }
  expect(await isProven('vouched', {}, vouched)).toBe(true)
  expect(await isProven('vouched-2', {}, vouched)).toBe(false)
  expect(await isProven('vouched-3', {}, { email_verified: true })).toBe(false)
  expect(await isProven('denied', { email_verified: false }, { ...vouched, email: 'denied@uni.test' })).toBe(false)
  expect(await isProven('somebody', {}, { ...vouched, sub: 'else', email: 'somebody@uni.test' })).toBe(false)
  const asked = house.issuer.asked.userInfo
  await me(house, { sub: 'vouched', email: 'vouched@uni.test', ...named })
  expect(house.issuer.asked.userInfo).toBe(asked)
})

test('if tokens do not say so, the issuer is asked about a new address once per token, and the new address is stored', async () => {
  const named = { given_name: 'S', family_name: 'T' }
  const tokenOf = (email: string) => house.issuer.sign({ sub: 'wanderer', email, ...named })
  const tell = (email: string, email_verified: boolean) => house.issuer.tell({ sub: 'wanderer', email, email_verified })
  tell('old@uni.test', true)
  const { userId } = await me(house, { sub: 'wanderer', email: 'old@uni.test', ...named })
  const asked = house.issuer.asked.userInfo
  tell('new@uni.test', false)
  const early = await tokenOf('new@uni.test')
  for (let time = 0; time < 3; time++)
    expect((await house.call('/api/users/me', early)).body).toMatchObject({ userId, email: 'old@uni.test' })
  expect(house.issuer.asked.userInfo).toBe(asked + 1)
  tell('new@uni.test', true)
  const late = await tokenOf('new@uni.test')
  for (let time = 0; time < 3; time++)
    expect((await house.call('/api/users/me', late)).body).toMatchObject({ userId, email: 'new@uni.test' })
  expect(house.issuer.asked.userInfo).toBe(asked + 2)
  house.issuer.tell(undefined)
})

test('a provider that never says so can be configured as trusted for its own addresses only', async () => {
  const trusting = await openHouse({ database: house.database, environment: { OIDC_VERIFIES_EMAIL: 'on' } })
  const own = await me(trusting, { sub: 'own', email: 'own@uni.test' })
  const said = await me(trusting, { sub: 'said', email: 'said@uni.test', email_verified: false })
  const { rows } = await sql<{ proven: boolean }>`select email_verified as proven from person
    where user_id in (${own['userId']}, ${said['userId']}) order by email`.execute(house.database.query)
  expect(rows).toEqual([{ proven: true }, { proven: false }])
  await trusting.close()
})

test('an address changes with the issuer, but is not taken from another person', async () => {
  const { userId } = await me(house, verified('bride', 'before@uni.test'))
  expect(await me(house, verified('bride', 'after@uni.test'))).toMatchObject({ userId, email: 'after@uni.test' })
  await me(house, verified('holder', 'held@uni.test'))
  expect(await me(house, verified('bride', 'held@uni.test'))).toMatchObject({ userId, email: 'after@uni.test' })
  const unproven = { sub: 'bride', email: 'unproven@uni.test', email_verified: false }
  expect(await me(house, unproven)).toMatchObject({ userId, email: 'after@uni.test' })
})

test('a person with an unverified address does not learn whether another person has it', async () => {
  const claim = (email: string) => me(house, { sub: 'prober', email, email_verified: false })
  await me(house, verified('proud', 'proud@uni.test'))
  for (const email of ['first@uni.test', 'proud@uni.test', 'nobody@uni.test', 'Proud@uni.test'])
    expect(await claim(email)).toMatchObject({ email })
  const late = await claim('later@uni.test')
  await me(house, verified('later', 'later@uni.test'))
  expect(await claim('later@uni.test')).toEqual(late)
})

test('a person whose token still contains a lost address opens no transaction for it', async () => {
  const { userId } = await me(house, verified('before', 'passed-on@uni.test'))
  await me(house, verified('behind', 'passed-on@uni.test'))
  let transactions = 0
  const { context, database } = house
  const counted: typeof context = {
    ...context,
    database: {
      ...database,
      transaction: (work, options) => {
        transactions += 1
        return database.transaction(work, options)
      },
    },
  }
  const lost = await house.issuer.sign(verified('before', 'Passed-on@uni.test'))
  for (const token of [lost, lost]) expect(await recognise(counted, token)).toMatchObject({ userId, email: '' })
  expect(transactions).toBe(0)
  const token = await house.issuer.sign(verified('before', 'fresh@uni.test'))
  expect(await recognise(counted, token)).toMatchObject({ userId, email: 'fresh@uni.test' })
  expect(transactions).toBe(1)
})
