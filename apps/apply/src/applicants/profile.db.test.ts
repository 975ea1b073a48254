import { afterAll, beforeAll, expect, test } from 'vitest'
import { degree } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { type House, openHouse } from '../../test/house/house.ts'
import { pointers, statuses } from '../jobs/testing/setting.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const profile = '/api/applicants/me/profile'
const subscriptions = '/api/applicants/me/subscriptions'

test('a profile begins with the data of the account', async () => {
  const zoe = await enter(house, 'Zoe')
  const { status, body, headers } = await zoe.get(profile)
  expect([status, headers.get('etag')]).toEqual([200, '"1"'])
  expect(body).toMatchObject({ firstName: 'Zoe', lastName: 'Test', email: zoe.email, degrees: [], documents: [] })
})

test('a profile is replaced as a whole, shows the German grade beside the original, and can be sent back unchanged', async () => {
  const zoe = await enter(house, 'Zoe')
  const american = { ...degree, kind: 'BACHELOR', grade: 3.7, gradeScale: { best: 4, worst: 0, pass: 1 } }
  const given = {
    firstName: 'Zoë',
    email: 'zoe@home.example',
    birthDate: '1999-12-31',
    nationality: 'DE',
    city: 'München',
    degrees: [degree, american],
  }
  const { status, body } = await zoe.put(profile, given)
  expect([status, body]).toMatchObject([
    200,
    {
      firstName: 'Zoë',
      lastName: 'Test',
      email: 'zoe@home.example',
      birthDate: '1999-12-31',
      city: 'München',
      version: 2,
    },
  ])
  expect(body['degrees']).toMatchObject([
    { grade: 1.5, germanGrade: 1.5 },
    { grade: 3.7, germanGrade: 1.3 },
  ])
  const again = await zoe.put(profile, body)
  expect([again.status, again.body]).toEqual([200, { ...body, version: 3, updatedAt: again.body['updatedAt'] }])
  const emptied = await zoe.put(profile, {})
  expect(emptied.body).toMatchObject({ firstName: 'Zoe', email: zoe.email, birthDate: null, city: '', degrees: [] })
})

test('an old version is refused', async () => {
  const max = await enter(house, 'Max')
  expect((await max.put(profile, { city: 'Ulm', version: 1 })).status).toBe(200)
  expect((await max.put(profile, { city: 'Köln', version: 1 })).body['code']).toBe('VERSION_CONFLICT')
  const headers = { 'if-match': '"1"' }
  expect((await max.call(profile, { method: 'PUT', body: { city: 'Bonn' }, headers })).status).toBe(412)
  expect((await max.get(profile)).body['city']).toBe('Ulm')
})

test('if two change the same version, one succeeds', async () => {
  const two = await enter(house, 'Two')
  const replies = await Promise.all(['Ulm', 'Bonn'].map(city => two.put(profile, { city, version: 1 })))
  expect(statuses(replies)).toEqual([200, 412])
})

test('all faults are reported at once, also those beyond the schema', async () => {
  const zoe = await enter(house, 'Zoe')
  const { status, body } = await zoe.put(profile, { email: 'x', nationality: 'Germany', colour: 'blue' })
  expect(status).toBe(400)
  expect(new Set(pointers(body))).toEqual(new Set(['/colour', '/email', '/nationality']))
  const degrees = [
    { ...degree, gradeScale: { best: 1, worst: 0, pass: 4 } },
    { ...degree, grade: 7 },
  ]
  const wrong = await zoe.put(profile, { degrees, birthDate: '2999-01-01' })
  expect([wrong.status, wrong.body['errors']]).toMatchObject([
    400,
    [{ pointer: '/degrees/0/gradeScale' }, { pointer: '/degrees/1/grade' }, { pointer: '/birthDate' }],
  ])
})

test('subject areas are chosen from the catalogue, each once', async () => {
  const zoe = await enter(house, 'Zoe')
  expect((await zoe.get(subscriptions)).body).toEqual({ subjectAreas: [], version: 1 })
  const chosen = await zoe.put(subscriptions, { subjectAreas: ['PHYSICS', 'COMPUTER_SCIENCE'] })
  expect([chosen.status, chosen.body]).toEqual([200, { subjectAreas: ['COMPUTER_SCIENCE', 'PHYSICS'], version: 2 }])
  expect((await zoe.put(subscriptions, { subjectAreas: ['PHYSICS'], version: 1 })).status).toBe(412)
  const wrong = await zoe.put(subscriptions, { subjectAreas: ['PHYSICS', 'ALCHEMY'] })
  expect([wrong.status, wrong.body['errors']]).toMatchObject([400, [{ pointer: '/subjectAreas/1' }]])
  expect((await zoe.put(subscriptions, { subjectAreas: ['PHYSICS', 'PHYSICS'] })).status).toBe(400)
  expect((await zoe.put(subscriptions, { subjectAreas: [] })).body['subjectAreas']).toEqual([])
})

test('nobody without the role APPLICANT has a profile, and no anonymous caller', async () => {
  const pia = await enter(house, 'Pia')
  await house.database.query.deleteFrom('role').where('user_id', '=', pia.userId).execute()
  expect((await pia.get(profile)).status).toBe(403)
  expect((await house.call(profile)).status).toBe(401)
})
