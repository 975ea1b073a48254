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

test('the public page shows public data only, and is not sent again while it is unchanged', async () => {
  const { body: made } = await ada.post(groups, { name: 'Public', head: 'Prof. P', letterGraceMinutes: 5 })
  const path = `${groups}/${String(made['researchGroupId'])}/public`
  const { body, headers } = await house.call(path)
  expect(Object.keys(body).toSorted()).toEqual([
    'abbreviation',
    'city',
    'departmentId',
    'departmentName',
    'description',
    'email',
    'head',
    'name',
    'postalCode',
    'researchGroupId',
    'schoolName',
    'street',
    'website',
  ])
  const known = headers.get('etag') ?? ''
  expect((await house.call(path, undefined, { headers: { 'if-none-match': known } })).status).toBe(304)
  await ada.patch(`${groups}/${String(made['researchGroupId'])}`, { head: 'Prof. Q' })
  expect((await house.call(path, undefined, { headers: { 'if-none-match': known } })).status).toBe(200)
  expect((await house.call(path, 'broken.token')).status).toBe(401)
})

test('every signed-in person can list groups, page by page, and search signs literally', async () => {
  const anyone = await enter(house, 'Anyone')
  expect((await house.call(groups)).status).toBe(401)
  await ada.post(groups, { name: '100% Wind_Power' })
  expect((await anyone.get(`${groups}?query=${encodeURIComponent('100% wind_')}`)).body).toMatchObject({ total: 1 })
  expect((await anyone.get(`${groups}?query=${encodeURIComponent('%')}`)).body).toMatchObject({ total: 1 })
  const first = await anyone.get(`${groups}?limit=1&sort=-name`)
  expect(first.body).toMatchObject({ items: [{ name: expect.any(String) }], nextCursor: expect.any(String) })
  for (const wrong of ['limit=0', 'limit=101', 'sort=state', 'state=DRAFT', 'cursor=x'])
    expect([wrong, (await anyone.get(`${groups}?${wrong}`)).status]).toEqual([wrong, 400])
})

test('a group’s home shows the caller what is waiting for them', async () => {
  const hugo = await enter(house, 'Hugo')
  const path = await asked(hugo, 'Hydrology')
  await ada.post(`${path}/activate`)
  await hugo.post(`${path}/members`, { email: 'helper@uni.test', role: 'EMPLOYEE' })
  await house.database.query
    .insertInto('job')
    .values(['A', 'B'].map(title => ({ title, state: 'DRAFT', research_group_id: path.split('/').at(-1) ?? '' })))
    .execute()
  expect((await hugo.get(`${path}/home`)).body).toEqual({
    researchGroupId: path.split('/').at(-1),
    name: 'Hydrology',
    state: 'ACTIVE',
    jobs: { DRAFT: 2, PUBLISHED: 0, CLOSED: 0, APPLICANT_FOUND: 0 },
    waiting: [{ kind: 'OPEN_INVITATIONS', count: 1 }],
  })
  const helper = await enter(house, 'Helper')
  expect((await helper.get(`${path}/home`)).body).toMatchObject({ waiting: [] })
  expect((await (await enter(house, 'Nosy')).get(`${path}/home`)).status).toBe(403)
})
