import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup, type Someone } from '../../test/house/cast.ts'
import { type House, openHouse } from '../../test/house/house.ts'

let house: House
let ada: Someone
let paula: Someone
let emil: Someone
let elsa: Someone
let optics: string
beforeAll(async () => {
  house = await openHouse()
  optics = await newGroup(house, 'Optics')
  const elsewhere = await newGroup(house, 'Elsewhere')
  ada = await enter(house, 'Ada', 'ADMIN')
  paula = await enter(house, 'Paula', { role: 'PROFESSOR', groupId: optics })
  emil = await enter(house, 'Emil', { role: 'EMPLOYEE', groupId: optics })
  elsa = await enter(house, 'Elsa', { role: 'PROFESSOR', groupId: elsewhere })
  await paula.patch(`/api/research-groups/${optics}`, { head: 'Paula' })
  await paula.patch(`/api/research-groups/${optics}/members/${emil.userId}`, { role: 'PROFESSOR' })
  await paula.patch(`/api/research-groups/${optics}/members/${emil.userId}`, { role: 'EMPLOYEE' })
  await elsa.patch(`/api/research-groups/${elsewhere}`, { head: 'Elsa' })
})
afterAll(() => house.close())

type Entries = readonly Readonly<Record<string, unknown>>[]
const items = async (who: Someone, path: string): Promise<Entries> => (await who.get(path)).body['items'] as Entries

test('an administrator reads what happened, newest first, with the name of each actor', async () => {
  const [last, ...earlier] = await items(ada, `/api/admin/audit?objectId=${emil.userId}&object=membership`)
  expect(last).toEqual({
    eventId: expect.stringMatching(/^[\da-f-]{36}$/),
    at: expect.stringMatching(/Z$/),
    byUser: paula.userId,
    byName: 'Paula Test',
    object: 'membership',
    objectId: emil.userId,
    action: 'changeRole',
    from: 'PROFESSOR',
    to: 'EMPLOYEE',
    researchGroupId: optics,
    details: {},
  })
  expect(earlier).toMatchObject([{ from: 'EMPLOYEE', to: 'PROFESSOR' }])
})

test('the trail is searched by person, group and day', async () => {
  const byPaula = await items(ada, `/api/admin/audit?byUser=${paula.userId}&researchGroupId=${optics}`)
  expect(byPaula.map(({ action }) => action)).toEqual(['changeRole', 'changeRole', 'edit'])
  await sql`insert into audit_event (at, action, object, object_id) values
    ('2026-02-28T23:59:59.999Z', 'a', 'day', 'x'), ('2026-03-01T00:00:00Z', 'b', 'day', 'x'),
    ('2026-03-01T23:59:59.999Z', 'c', 'day', 'x'), ('2026-03-02T00:00:00Z', 'd', 'day', 'x')`.execute(
    house.database.query,
  )
  const thatDay = await items(ada, '/api/admin/audit?object=day&from=2026-03-01&to=2026-03-01')
  expect(thatDay.map(({ action, byName }) => [action, byName])).toEqual([
    ['c', null],
    ['b', null],
  ])
  const pages = await ada.get('/api/admin/audit?object=day&limit=3')
  const next = await items(ada, `/api/admin/audit?object=day&limit=3&cursor=${String(pages.body['nextCursor'])}`)
  expect(next).toMatchObject([{ action: 'a' }])
})

test('simultaneous entries keep their order, and no id reveals how many lie between them', async () => {
  await sql`insert into audit_event (at, action, object, object_id)
    select '2026-04-01T00:00:00Z', 'step ' || i, 'moment', 'x' from generate_series(1, 9) i`.execute(
    house.database.query,
  )
  const seen: unknown[] = []
  for (let cursor = ''; cursor !== 'null'; ) {
    const { body } = await ada.get(`/api/admin/audit?object=moment&limit=2${cursor && `&cursor=${cursor}`}`)
    const page = body['items'] as Entries
    seen.push(...page.map(({ action }) => action))
    cursor = String(body['nextCursor'])
    const keys: unknown[] = cursor === 'null' ? [] : JSON.parse(Buffer.from(cursor, 'base64url').toString())
    expect(keys.slice(2)).toEqual(cursor === 'null' ? [] : [page.at(-1)?.['eventId']])
  }
  expect(seen).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1].map(step => `step ${step}`))
  const forged = Buffer.from(JSON.stringify(['-at,-id', '2026-04-01T00:00:00Z', 7])).toString('base64url')
  expect((await ada.get(`/api/admin/audit?cursor=${forged}`)).status).toBe(400)
})

test('a professor reads the trail of their own group only', async () => {
  const path = `/api/research-groups/${optics}/audit`
  expect((await items(paula, path)).map(({ action }) => action)).toEqual(['changeRole', 'changeRole', 'edit'])
  expect(await items(paula, `${path}?byUser=${elsa.userId}`)).toEqual([])
  expect((await elsa.get(path)).status).toBe(403)
  expect((await emil.get(path)).status).toBe(403)
  expect((await ada.get(path)).status).toBe(200)
  expect((await ada.get('/api/research-groups/7d1f1c5e-4c3b-4b36-9a52-0d9a1c1f0003/audit')).status).toBe(404)
  for (const who of [paula, emil]) expect((await who.get('/api/admin/audit')).status).toBe(403)
})

test('an invalid search is refused', async () => {
  for (const wrong of ['from=yesterday', 'to=2026-02-30', 'byUser=x', 'sort=action', 'who=x', 'researchGroupId=x'])
    expect([wrong, (await ada.get(`/api/admin/audit?${wrong}`)).status]).toEqual([wrong, 400])
  expect((await paula.get(`/api/research-groups/${optics}/audit?researchGroupId=${optics}`)).status).toBe(400)
})

const statementsOf = async (path: string): Promise<number> => {
  let statements = 0
  const executor = house.database.query.getExecutor()
  const run = executor.executeQuery.bind(executor)
  executor.executeQuery = compiled => {
    statements += 1
    return run(compiled)
  }
  await ada.get(path)
  executor.executeQuery = run
  return statements
}

test('a page costs the same number of statements for any number of entries', async () => {
  const few = await statementsOf('/api/admin/audit?limit=1')
  expect(await statementsOf('/api/admin/audit?limit=100')).toBe(few)
  expect(await statementsOf('/api/admin/users?limit=1')).toBe(await statementsOf('/api/admin/users?limit=100'))
})

test('the trail has one name for each thing, however a request writes it', async () => {
  const { body } = await paula.post(`/api/research-groups/${optics}/jobs`, { title: 'Once' })
  const jobId = String(body['jobId'])
  await paula.post(`/api/jobs/${jobId.toUpperCase()}/duplicate`)
  const { userId } = await enter(house, 'Gone', { role: 'EMPLOYEE', groupId: optics })
  await paula.delete(`/api/research-groups/${optics}/members/${userId.toUpperCase()}`)
  expect((await items(ada, '/api/admin/audit?object=job'))[0]).toMatchObject({ details: { duplicateOf: jobId } })
  for (const id of [userId, userId.toUpperCase()])
    expect(await items(ada, `/api/admin/audit?object=membership&objectId=${id}`)).toMatchObject([{ objectId: userId }])
})
