import { setTimeout as pause } from 'node:timers/promises'
import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../test/house/house.ts'
import { uuid } from '../schema-parts.ts'
import { callerOf } from './authenticate.ts'

const here = '7d1f1c5e-4c3b-4b36-9a52-0d9a1c1f0001'
const there = '7d1f1c5e-4c3b-4b36-9a52-0d9a1c1f0002'
const nowhere = '7d1f1c5e-4c3b-4b36-9a52-0d9a1c1f0003'
const Id = uuid
const staff = 'ProfessorOrEmployeeOrAdmin'

const of = (access: Access) => ({ config: { access } })

/** Operations with every kind of check. */
const furnish = (app: Server): void => {
  app.post('/t/staff', of({ class: 'ProfessorOrEmployee' }), () => ({ passed: true }))
  app.get('/t/open', of({ public: 'a test' }), request => ({ userId: request.actor?.userId ?? null }))
  app.get('/t/mine', of({ class: 'Authenticated' }), request => ({ userId: callerOf(request).userId }))
  app.post(
    '/t/groups/:researchGroupId',
    {
      ...of({ class: staff, param: { from: 'params.researchGroupId' } }),
      schema: { params: Type.Object({ researchGroupId: Id }), body: Type.Object({ title: Type.String() }) },
    },
    () => ({ passed: true }),
  )
  app.get(
    '/t/groups',
    {
      ...of({ class: 'ProfessorOrEmployee', param: { from: 'query.researchGroupId', optional: true } }),
      schema: { querystring: Type.Object({ researchGroupId: Type.Optional(Id) }) },
    },
    () => ({ passed: true }),
  )
  app.get(
    '/t/users/:userId',
    of({ class: 'ApplicantOrAdmin', param: { target: 'USER_ID', from: 'params.userId' } }),
    () => ({
      passed: true,
    }),
  )
  app.get(
    '/t/professors/:professorId',
    of({ class: staff, param: { target: 'PROFESSOR_ID', from: 'params.professorId' } }),
    () => ({ passed: true }),
  )
  // Takes the role away while the request is on its way to the handler.
  app.route({
    method: ['GET', 'POST'],
    url: '/t/late',
    ...of({ class: 'ProfessorOrEmployee' }),
    preValidation: async request => {
      await sql`delete from role where user_id = ${callerOf(request).userId} and role = 'EMPLOYEE'`.execute(
        house.database.query,
      )
      await pause(150)
    },
    handler: () => ({ passed: true }),
  })
}

let house: House
const tokens: Record<string, string> = {}
const ids: Record<string, string> = {}

const people = {
  applicant: [],
  professor: [['PROFESSOR', here]],
  employee: [['EMPLOYEE', here]],
  outsider: [['PROFESSOR', there]],
  both: [
    ['PROFESSOR', there],
    ['EMPLOYEE', here],
  ],
  admin: [['ADMIN', null]],
} as const

beforeAll(async () => {
  house = await openHouse({ furnish })
  await house.database.query
    .insertInto('research_group')
    .values([here, there].map(id => ({ research_group_id: id, name: id, state: 'ACTIVE' })))
    .execute()
  for (const [name, roles] of Object.entries(people)) {
    const token = await house.issuer.sign({ sub: name })
    const { body } = await house.call('/api/users/me', token)
    tokens[name] = token
    ids[name] = String(body['userId'])
    for (const [role, groupId] of roles)
      await sql`insert into role (user_id, role, research_group_id) values (${ids[name]}, ${role}, ${groupId})`.execute(
        house.database.query,
      )
  }
})
afterAll(() => house.close())

type Who = keyof typeof people | 'nobody'
const status = async (who: Who, path: string, body?: object | string) => {
  const call = body === undefined ? {} : { method: 'POST', body }
  return (await house.call(path, who === 'nobody' ? undefined : tokens[who], call)).status
}

test.each([
  ['nobody', 401],
  ['applicant', 403],
  ['admin', 403],
  ['employee', 400],
] as const)('%s meets %i at the role class, before the body is read', async (who, expected) => {
  expect(await status(who, '/t/staff', '{ broken')).toBe(expected)
})

test('a body that is too large is not read from a caller without the role', async () => {
  const large = { text: 'x'.repeat(2 * 1024 * 1024) }
  expect(await status('applicant', '/t/staff', large)).toBe(403)
  expect(await status('employee', '/t/staff', large)).toBe(413)
})

test('an operation knows its caller, and a public one also serves anonymous callers', async () => {
  expect((await house.call('/t/open')).body).toEqual({ userId: null })
  expect((await house.call('/t/open', tokens['employee'])).body).toEqual({ userId: ids['employee'] })
  expect((await house.call('/t/mine', tokens['employee'])).body).toEqual({ userId: ids['employee'] })
})

test.each([
  ['nobody', 401],
  ['applicant', 403],
  ['professor', 200],
  ['employee', 200],
  ['both', 200],
  ['outsider', 403],
  ['admin', 200],
] as const)('RESEARCH_GROUP_ID lets %s meet %i', async (who, expected) => {
  expect(await status(who, `/t/groups/${here}`, { title: 'x' })).toBe(expected)
  expect(await status(who, `/t/groups/${here.toUpperCase()}`, { title: 'x' })).toBe(expected)
})

test('refusals come in order: invalid before not found, not found before forbidden', async () => {
  expect(await status('outsider', `/t/groups/${here}`, { title: 5 })).toBe(400)
  expect(await status('outsider', '/t/groups/nonsense', { title: 'x' })).toBe(400)
  expect(await status('outsider', `/t/groups/${nowhere}`, { title: 'x' })).toBe(404)
  expect(await status('outsider', `/t/groups/${here}`, { title: 'x' })).toBe(403)
})

test('an optional parameter is checked if it is given, and ADMIN passes only where the class allows it', async () => {
  expect(await status('employee', '/t/groups')).toBe(200)
  expect(await status('employee', `/t/groups?researchGroupId=${here}`)).toBe(200)
  expect(await status('employee', `/t/groups?researchGroupId=${there}`)).toBe(403)
  expect(await status('admin', `/t/groups?researchGroupId=${here}`)).toBe(403)
})

test('USER_ID admits that user and ADMIN', async () => {
  const path = `/t/users/${ids['applicant']}`
  expect(await status('applicant', path)).toBe(200)
  expect(await status('admin', path)).toBe(200)
  expect(await status('professor', path)).toBe(403)
  expect(await status('professor', `/t/users/${nowhere}`)).toBe(404)
  expect(await status('professor', '/t/users/nonsense')).toBe(404)
})

test('PROFESSOR_ID admits that professor, their group and ADMIN', async () => {
  const path = `/t/professors/${ids['professor']}`
  for (const who of ['professor', 'employee', 'both', 'admin'] as const)
    expect([who, await status(who, path)]).toEqual([who, 200])
  expect(await status('outsider', path)).toBe(403)
  expect(await status('applicant', path)).toBe(403)
  expect(await status('professor', `/t/professors/${ids['both']}`)).toBe(403)
  expect(await status('outsider', '/t/professors/nonsense')).toBe(404)
})

test('a person who leaves a group loses access from the next call on', async () => {
  const path = `/t/groups/${here}`
  const token = await house.issuer.sign({ sub: 'leaver' })
  const { body } = await house.call('/api/users/me', token)
  await sql`insert into role (user_id, role, research_group_id) values (${body['userId']}, 'EMPLOYEE', ${here})`.execute(
    house.database.query,
  )
  const post = { method: 'POST', body: { title: 'x' } }
  expect((await house.call(path, token, post)).status).toBe(200)
  await sql`delete from role where user_id = ${body['userId']} and role = 'EMPLOYEE'`.execute(house.database.query)
  expect((await house.call(path, token, post)).status).toBe(403)
})

/** The outcome of a request whose caller loses the role before the handler begins. */
const late = async (call: object) => {
  const token = await house.issuer.sign({ sub: 'late' })
  const { body } = await house.call('/api/users/me', token)
  await sql`insert into role (user_id, role, research_group_id) values (${body['userId']}, 'EMPLOYEE', ${here})`.execute(
    house.database.query,
  )
  return (await house.call('/t/late', token, call)).status
}

test('the caller is checked again only after a slow body, not when the service itself is slow', async () => {
  expect(await late({})).toBe(200)
  expect(await late({ method: 'POST' })).toBe(200)
  expect(await late({ method: 'POST', body: { title: 'x' } })).toBe(403)
})
