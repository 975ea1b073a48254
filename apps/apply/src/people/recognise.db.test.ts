import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newGroup } from '../../test/house/cast.ts'
import { type House, openHouse } from '../../test/house/house.ts'
import { audience, startIssuer } from '../../test/house/issuer.ts'
import { me, verified } from '../../test/house/me.ts'

let house: House
/** The same service after its operator has moved to another identity provider. */
let moved: House
beforeAll(async () => {
  house = await openHouse({
    environment: { ADMIN_EMAILS: 'Root@Uni.test, late@uni.test, named@uni.test, make@uni.test' },
  })
  moved = await openHouse({ database: house.database })
})
afterAll(async () => {
  await moved.close()
  await house.close()
})

const eventsOf = async (userId: unknown): Promise<readonly string[]> => {
  const { rows } = await sql<{ action: string }>`select action from audit_event
    where object = 'person' and object_id = ${userId} order by event_id`.execute(house.database.query)
  return rows.map(({ action }) => action)
}
const count = async (table: 'person' | 'identity' | 'role'): Promise<number> =>
  (await house.database.query.selectFrom(table).selectAll().execute()).length

test('the first call creates a person from the token, with the role APPLICANT; the second finds them', async () => {
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

test('fifty first calls at once create one person', async () => {
  const before = [await count('person'), await count('identity'), await count('role')]
  const token = await house.issuer.sign(verified('crowd', 'crowd@uni.test'))
  const replies = await Promise.all(Array.from({ length: 50 }, () => house.call('/api/users/me', token)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(replies.map(({ body }) => body['userId'])).size).toBe(1)
  expect([await count('person'), await count('identity'), await count('role')]).toEqual(before.map(n => n + 1))
})

test('first calls from two issuers at once with one verified address create one person', async () => {
  const tokens = [house, moved].map(at => at.issuer.sign(verified('twin', 'twin@uni.test')))
  const [here, there] = await Promise.all(tokens)
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      turn % 2 ? house.call('/api/users/me', here) : moved.call('/api/users/me', there),
    ),
  )
  expect(new Set(replies.map(({ body }) => body['userId'])).size).toBe(1)
})

test('another issuer that verified the same address signs in the same person, whatever the case of its letters', async () => {
  const known = await me(house, verified('jo', 'jo@uni.test'))
  const joined = await me(moved, verified('other-jo', 'JO@uni.test'))
  expect(joined['userId']).toBe(known['userId'])
  expect(await eventsOf(known['userId'])).toContain('joinIdentity')
})

test.each([
  ['the new address is not verified', true, false],
  ['the known address is not verified', false, true],
  ['neither address is verified', false, false],
])('no accounts are joined if %s', async (_, knownVerified, newVerified) => {
  const email = `open-${knownVerified}-${newVerified}@uni.test`
  const known = await me(house, { sub: email, email, email_verified: knownVerified })
  const other = await me(moved, { sub: email, email, email_verified: newVerified })
  expect(other['userId']).not.toBe(known['userId'])
  expect(other['email']).toBe(email)
})

test('a new subject of the same issuer is a new person, and inherits nothing from a reused address', async () => {
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

test('a token never gives a role', async () => {
  const told = { sub: 'sly', roles: ['ADMIN'], role: 'ADMIN', groups: ['ADMIN'], realm_access: { roles: ['ADMIN'] } }
  expect((await me(house, told))['roles']).toEqual(['APPLICANT'])
})

test('ADMIN_EMAILS makes the owner of a verified address ADMIN once; the role stays away if it is taken away', async () => {
  expect((await me(house, { sub: 'fake', email: 'root@uni.test' }))['roles']).toEqual(['APPLICANT'])
  expect((await me(house, verified('kin', 'Ma\u212Ae@uni.test')))['roles']).toEqual(['APPLICANT'])
  const root = await me(house, verified('root', 'root@uni.test'))
  expect(root['roles']).toEqual(['APPLICANT', 'ADMIN'])
  expect(await eventsOf(root['userId'])).toEqual(['create', 'nameAdmin'])
  await sql`delete from role where user_id = ${root['userId']} and role = 'ADMIN'`.execute(house.database.query)
  expect((await me(house, verified('root', 'root@uni.test')))['roles']).toEqual(['APPLICANT'])
  expect((await me(house, verified('new-root', 'root@uni.test')))['roles']).toEqual(['APPLICANT'])
  const kept = JSON.stringify(await house.database.query.selectFrom('admin_address').selectAll().execute())
  for (const word of ['root', String(root['userId'])]) expect(kept).not.toContain(word)
})

test('the setting does not restore a role that a colleague has given and taken away', async () => {
  const { userId } = await me(moved, verified('named', 'named@uni.test'))
  await sql`insert into role (user_id, role) values (${userId}, 'ADMIN')`.execute(house.database.query)
  await sql`delete from role where user_id = ${userId} and role = 'ADMIN'`.execute(house.database.query)
  expect((await me(house, verified('named', 'named@uni.test')))['roles']).toEqual(['APPLICANT'])
})

test('a person who had an account before the setting becomes ADMIN at the next call, once for many calls', async () => {
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
