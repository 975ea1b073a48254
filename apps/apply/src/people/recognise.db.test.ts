import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recognise } from './recognise.ts'
import { newGroup } from './testing/cast.ts'
import { type House, openHouse } from './testing/house.ts'
import { audience, startIssuer, type TestIssuer } from './testing/issuer.ts'

let house: House
/** The same service after its operator has moved to another identity provider. */
let moved: House
beforeAll(async () => {
  house = await openHouse({ environment: { ADMIN_EMAILS: 'Root@Uni.test, late@uni.test, named@uni.test' } })
  moved = await openHouse({ database: house.database })
})
afterAll(async () => {
  await moved.close()
  await house.close()
})

type Told = Readonly<Record<string, unknown>>
const me = async (at: House, told: Told, issuer: TestIssuer = at.issuer) => {
  const { status, body } = await at.call('/api/users/me', await issuer.sign(told))
  expect(status).toBe(200)
  return body
}
const verified = (sub: string, email: string): Told => ({ sub, email, email_verified: true })
const eventsOf = async (userId: unknown): Promise<readonly string[]> => {
  const { rows } = await sql<{ action: string }>`select action from audit_event
    where object = 'person' and object_id = ${userId} order by event_id`.execute(house.database.query)
  return rows.map(({ action }) => action)
}
const count = async (table: 'person' | 'identity' | 'role'): Promise<number> =>
  (await house.database.query.selectFrom(table).selectAll().execute()).length

test('the first call makes a person from the token, with the role APPLICANT; the second finds them', async () => {
  const told = { ...verified('mia', 'Mia@Uni.test'), given_name: 'Mia', family_name: 'Maß', locale: 'de-AT' }
  const first = await me(house, told)
  expect(first).toMatchObject({
    email: 'Mia@Uni.test',
    firstName: 'Mia',
    lastName: 'Maß',
    roles: ['APPLICANT'],
    language: 'de',
  })
  expect(await me(house, told)).toEqual(first)
  expect(await eventsOf(first['userId'])).toEqual(['create'])
})

test('fifty first calls at once make one person', async () => {
  const before = [await count('person'), await count('identity'), await count('role')]
  const token = await house.issuer.sign(verified('crowd', 'crowd@uni.test'))
  const replies = await Promise.all(Array.from({ length: 50 }, () => house.call('/api/users/me', token)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(replies.map(({ body }) => body['userId'])).size).toBe(1)
  expect([await count('person'), await count('identity'), await count('role')]).toEqual(before.map(n => n + 1))
})

test('first calls from two issuers at once with one verified address make one person', async () => {
  const tokens = [house, moved].map(at => at.issuer.sign(verified('twin', 'twin@uni.test')))
  const [here, there] = await Promise.all(tokens)
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      turn % 2 ? house.call('/api/users/me', here) : moved.call('/api/users/me', there),
    ),
  )
  expect(new Set(replies.map(({ body }) => body['userId'])).size).toBe(1)
})

test('a token never gives a role', async () => {
  const told = { sub: 'sly', roles: ['ADMIN'], role: 'ADMIN', groups: ['ADMIN'], realm_access: { roles: ['ADMIN'] } }
  expect((await me(house, told))['roles']).toEqual(['APPLICANT'])
})

test('another issuer that vouches for the same address joins the same person, whatever its case', async () => {
  const known = await me(house, verified('jo', 'jo@uni.test'))
  const joined = await me(moved, verified('other-jo', 'JO@uni.test'))
  expect(joined['userId']).toBe(known['userId'])
  expect(await eventsOf(known['userId'])).toContain('joinIdentity')
})

test.each([
  ['the new address is not verified', true, false],
  ['the known address is not verified', false, true],
  ['neither address is verified', false, false],
])('nobody is joined when %s', async (_, knownVerified, newVerified) => {
  const email = `open-${knownVerified}-${newVerified}@uni.test`
  const known = await me(house, { sub: email, email, email_verified: knownVerified })
  const other = await me(moved, { sub: email, email, email_verified: newVerified })
  expect(other['userId']).not.toBe(known['userId'])
  expect(other['email']).toBe(email)
})

test('within one issuer a new subject is a new person: a recycled address inherits nothing', async () => {
  const before = await me(house, verified('old-subject', 'recycled@uni.test'))
  await sql`insert into role (user_id, role) values (${before['userId']}, 'ADMIN')`.execute(house.database.query)
  const after = await me(house, verified('new-subject', 'recycled@uni.test'))
  expect(after['userId']).not.toBe(before['userId'])
  expect(after['roles']).toEqual(['APPLICANT'])
  expect(await eventsOf(before['userId'])).toEqual(['create', 'loseAddress'])
  expect(await me(house, verified('old-subject', 'recycled@uni.test'))).toMatchObject({ email: '' })
  const joined = await me(moved, verified('elsewhere', 'recycled@uni.test'))
  expect(joined['userId']).toBe(after['userId'])
})

test('whoever has lost an address, and tells it with every request, opens no transaction for it', async () => {
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

test('what the token does not tell is asked of the issuer once', async () => {
  house.issuer.tell({ sub: 'quiet', ...verified('quiet', 'quiet@uni.test'), given_name: 'Q', family_name: 'T' })
  const before = house.issuer.asked.userInfo
  const told = { sub: 'quiet', family_name: 'Token' }
  expect(await me(house, told)).toMatchObject({ email: 'quiet@uni.test', firstName: 'Q', lastName: 'Token' })
  await me(house, told)
  expect(house.issuer.asked.userInfo).toBe(before + 1)
})

test('an issuer that speaks of someone else, or not at all, leaves empty strings', async () => {
  house.issuer.tell(verified('somebody-else', 'else@uni.test'))
  expect(await me(house, { sub: 'silent-1' })).toMatchObject({ email: '', firstName: '', lastName: '' })
  house.issuer.tell(undefined)
  expect(await me(house, { sub: 'silent-2' })).toMatchObject({ email: '', firstName: '', lastName: '' })
})

test('an address is only as verified as whoever tells it says', async () => {
  await me(house, verified('victim', 'victim@uni.test'))
  moved.issuer.tell({ sub: 'mixed', email: 'victim@uni.test', email_verified: false })
  const mixed = await me(moved, { sub: 'mixed', email_verified: true, given_name: 'M', family_name: 'X' })
  const { rows } = await sql<{ email_verified: boolean }>`select email_verified from person
    where user_id = ${mixed['userId']}`.execute(house.database.query)
  expect(rows).toEqual([{ email_verified: false }])
  moved.issuer.tell(undefined)
})

test('a token that is silent about its address leaves that to the issuer, about the same address only', async () => {
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

test('where tokens are silent, the issuer is asked about a new address once a token, and the address follows', async () => {
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

test('strange claims are kept out of the record', async () => {
  const strange = { email: 'no address', given_name: `A\u0000\n${'x'.repeat(500)}`, family_name: { evil: true } }
  const person = await me(house, { sub: 'strange', ...strange })
  expect(person).toMatchObject({ email: '', lastName: '' })
  expect(String(person['firstName'])).toHaveLength(100)
})

test('a changed address follows the issuer, but is not taken from someone else', async () => {
  const { userId } = await me(house, verified('bride', 'before@uni.test'))
  expect(await me(house, verified('bride', 'after@uni.test'))).toMatchObject({ userId, email: 'after@uni.test' })
  await me(house, verified('holder', 'held@uni.test'))
  expect(await me(house, verified('bride', 'held@uni.test'))).toMatchObject({ userId, email: 'after@uni.test' })
  const unproven = { sub: 'bride', email: 'unproven@uni.test', email_verified: false }
  expect(await me(house, unproven)).toMatchObject({ userId, email: 'after@uni.test' })
})

test('whoever tells an address unproven hears nothing of whether another has it', async () => {
  const claim = (email: string) => me(house, { sub: 'prober', email, email_verified: false })
  await me(house, verified('proud', 'proud@uni.test'))
  for (const email of ['first@uni.test', 'proud@uni.test', 'nobody@uni.test', 'Proud@uni.test'])
    expect(await claim(email)).toMatchObject({ email })
  const late = await claim('later@uni.test')
  await me(house, verified('later', 'later@uni.test'))
  expect(await claim('later@uni.test')).toEqual(late)
})

test('a provider that never says so can be believed to tell its own addresses only', async () => {
  const trusting = await openHouse({ database: house.database, environment: { OIDC_VERIFIES_EMAIL: 'on' } })
  const own = await me(trusting, { sub: 'own', email: 'own@uni.test' })
  const said = await me(trusting, { sub: 'said', email: 'said@uni.test', email_verified: false })
  const { rows } = await sql<{ proven: boolean }>`select email_verified as proven from person
    where user_id in (${own['userId']}, ${said['userId']}) order by email`.execute(house.database.query)
  expect(rows).toEqual([{ proven: true }, { proven: false }])
  await trusting.close()
})

test('ADMIN_EMAILS makes the owner of a verified address ADMIN once; taken away, it stays away', async () => {
  expect((await me(house, { sub: 'fake', email: 'root@uni.test' }))['roles']).toEqual(['APPLICANT'])
  const root = await me(house, verified('root', 'root@uni.test'))
  expect(root['roles']).toEqual(['APPLICANT', 'ADMIN'])
  expect(await eventsOf(root['userId'])).toEqual(['create', 'nameAdmin'])
  await sql`delete from role where user_id = ${root['userId']} and role = 'ADMIN'`.execute(house.database.query)
  expect((await me(house, verified('root', 'root@uni.test')))['roles']).toEqual(['APPLICANT'])
  expect((await me(house, verified('new-root', 'root@uni.test')))['roles']).toEqual(['APPLICANT'])
  const kept = JSON.stringify(await house.database.query.selectFrom('admin_address').selectAll().execute())
  for (const word of ['root', String(root['userId'])]) expect(kept).not.toContain(word)
})

test('the setting does not bring back a role that a colleague had given and taken', async () => {
  const { userId } = await me(moved, verified('named', 'named@uni.test'))
  await sql`insert into role (user_id, role) values (${userId}, 'ADMIN')`.execute(house.database.query)
  await sql`delete from role where user_id = ${userId} and role = 'ADMIN'`.execute(house.database.query)
  expect((await me(house, verified('named', 'named@uni.test')))['roles']).toEqual(['APPLICANT'])
})

test('someone who was there before the setting becomes ADMIN at the next call, once among many', async () => {
  const early = await me(moved, verified('late', 'late@uni.test'))
  expect(early['roles']).toEqual(['APPLICANT'])
  const token = await house.issuer.sign(verified('late', 'late@uni.test'))
  const replies = await Promise.all(Array.from({ length: 10 }, () => house.call('/api/users/me', token)))
  expect(replies.at(-1)?.body).toMatchObject({ userId: early['userId'] })
  expect((await me(house, verified('late', 'late@uni.test')))['roles']).toEqual(['APPLICANT', 'ADMIN'])
  expect((await eventsOf(early['userId'])).filter(action => action === 'nameAdmin')).toHaveLength(1)
})

test('a role given or taken counts from the next call on', async () => {
  const { userId } = await me(house, verified('staff', 'staff@uni.test'))
  const groupId = await newGroup(house, 'Optics')
  await sql`insert into role (user_id, role, research_group_id) values (${userId}, 'PROFESSOR', ${groupId})`.execute(
    house.database.query,
  )
  expect((await me(house, verified('staff', 'staff@uni.test')))['roles']).toEqual(['APPLICANT', 'PROFESSOR'])
  await sql`delete from role where research_group_id = ${groupId}`.execute(house.database.query)
  expect((await me(house, verified('staff', 'staff@uni.test')))['roles']).toEqual(['APPLICANT'])
})

test('two issuers may use the same subject for two people', async () => {
  const stranger = await startIssuer()
  const own = await openHouse({
    database: house.database,
    environment: { OIDC_ISSUER: stranger.issuer, OIDC_AUDIENCE: audience },
  })
  const here = await me(house, { sub: 'same' })
  expect((await me(own, { sub: 'same' }, stranger))['userId']).not.toBe(here['userId'])
  await own.close()
  await stranger.close()
})
