import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, type Someone } from '../../test/house/cast.ts'
import { type House, openHouse } from '../../test/house/house.ts'
import { asked, groups } from './testing/ask.ts'

let house: House
let ada: Someone

beforeAll(async () => {
  house = await openHouse()
  ada = await enter(house, 'Ada', 'ADMIN')
})
afterAll(() => house.close())

test('a person has at most three pending requests, even if all are made at once', async () => {
  const eager = await enter(house, 'Eager')
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, nr) => eager.post(`${groups}/requests`, { name: `Eager ${nr}` })),
  )
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(3)
  for (const { status, body } of replies.filter(each => each.status !== 201))
    expect([status, body['code']]).toEqual([409, 'LIMIT_REACHED'])
  const granted = replies.find(({ status }) => status === 201)
  await ada.post(`${groups}/${String(granted?.body['researchGroupId'])}/activate`)
  expect((await eager.post(`${groups}/requests`, { name: 'One more' })).status).toBe(201)
})

test('the requests of an erased person are deleted, and name nobody if the group has members', async () => {
  const gone = await enter(house, 'Gone')
  const waiting = await asked(gone, 'Lost')
  const denied = await asked(gone, 'Lost too')
  await ada.post(`${denied}/deny`, { reason: 'Gone is no chemist.' })
  const peopled = await asked(gone, 'Kept')
  await sql`update research_group set head = 'Gone', email = 'gone@uni.test' where name = 'Kept'`.execute(
    house.database.query,
  )
  await ada.post(`${peopled}/members`, { userId: (await enter(house, 'Heir')).userId, role: 'PROFESSOR' })
  expect((await gone.delete('/api/users/me')).status).toBe(204)
  for (const path of [waiting, denied]) expect((await ada.get(path)).status).toBe(404)
  expect((await ada.get(peopled)).body).toMatchObject({ requestedBy: null, head: '', email: '', state: 'DRAFT' })
  const { rows } = await sql`select from audit_event where details ->> 'name' like 'Lost%'`.execute(
    house.database.query,
  )
  expect(rows).toEqual([])
  expect((await ada.post(`${peopled}/activate`)).status).toBe(200)
})

test('what others have written since stays in a group whose requester is erased, unless it names them', async () => {
  const gone = await enter(house, 'Away')
  const heir = await enter(house, 'Next')
  const mine = { head: 'Prof. Away Test', email: gone.email, city: 'Garching' }
  const paths = await Promise.all(
    ['Mine', 'Theirs', 'Named'].map(async name => {
      const { body } = await gone.post(`${groups}/requests`, { name, ...mine })
      const path = `${groups}/${String(body['researchGroupId'])}`
      await ada.post(`${path}/members`, { userId: heir.userId, role: 'PROFESSOR' })
      return path
    }),
  )
  const [own = '', others = '', named = ''] = paths
  // A form sends all fields; only those that differ count as written.
  expect((await ada.patch(own, { ...mine, city: 'Munich' })).body).toMatchObject({ version: 2 })
  expect((await ada.patch(own, { city: 'Munich' })).body).toMatchObject({ version: 2 })
  await sql`insert into audit_event (at, by_user, action, object, object_id, details) values (now(), ${ada.userId},
    'edit', 'researchGroup', ${own.split('/').at(-1)}, ${{ fields: ['head', 'email', 'city'] }})`.execute(
    house.database.query,
  )
  const alike = { head: 'Prof. Faraway Test', email: `far${gone.email}` }
  await heir.patch(others, alike)
  await heir.patch(named, { head: 'Prof. Next Test and Prof. AWAY Test', email: 'AWAY@uni.test' })
  expect((await gone.delete('/api/users/me')).status).toBe(204)
  const left = await Promise.all(paths.map(async path => (await ada.get(path)).body))
  expect(left).toMatchObject([
    { requestedBy: null, head: '', email: '', city: 'Munich' },
    { requestedBy: null, ...alike },
    { requestedBy: null, head: '', email: '' },
  ])
})
