import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup, type Someone } from '../../test/house/cast.ts'
import { type House, openHouse } from '../../test/house/house.ts'

let house: House
let ada: Someone
let paula: Someone
beforeAll(async () => {
  house = await openHouse()
  ada = await enter(house, 'Ada', 'ADMIN')
  paula = await enter(house, 'Paula', { role: 'PROFESSOR', groupId: await newGroup(house, 'Optics') })
})
afterAll(() => house.close())

const nowhere = '7d1f1c5e-4c3b-4b36-9a52-0d9a1c1f0003'

test('schools and departments can be created, ordered and read by everyone', async () => {
  const school = await ada.post('/api/schools', { name: ' Natural  Sciences ', abbreviation: 'NAT' })
  expect([school.status, school.headers.get('etag')]).toEqual([201, '"1"'])
  const { schoolId } = school.body as { schoolId: string }
  expect(school.headers.get('location')).toBe(`/api/schools/${schoolId}`)
  expect(school.body).toEqual({ schoolId, name: 'Natural Sciences', abbreviation: 'NAT', version: 1 })
  const physics = await ada.post('/api/departments', { schoolId, name: 'Physics' })
  expect(physics.body).toMatchObject({ schoolId, schoolName: 'Natural Sciences', name: 'Physics', abbreviation: '' })
  const { body: chemistry } = await ada.post('/api/departments', { schoolId, name: 'Chemistry' })
  expect((await house.call('/api/schools')).body).toMatchObject({ items: [{ name: 'Natural Sciences' }], total: 1 })
  const { body } = await house.call(`/api/departments?schoolId=${schoolId}`)
  expect(body).toMatchObject({ items: [{ name: 'Chemistry' }, { name: 'Physics' }], nextCursor: null, total: 2 })
  expect((await house.call(`/api/departments?schoolId=${nowhere}`)).body).toMatchObject({ total: 0 })

  const path = `/api/departments/${String(chemistry['departmentId'])}`
  expect((await ada.patch(path, { name: 'PHYSICS' })).body['code']).toBe('ALREADY_EXISTS')
  const changed = await ada.patch(path, { name: 'Chemistry and Biology', version: 1 })
  expect([changed.status, changed.body['version']]).toEqual([200, 2])
  expect((await ada.patch(path, { name: 'X', version: 1 })).status).toBe(412)
  expect((await ada.patch(path, {})).body['version']).toBe(2)
  expect((await ada.patch(`/api/schools/${schoolId}`, { abbreviation: 'NS' })).body).toMatchObject({
    name: 'Natural Sciences',
    abbreviation: 'NS',
    version: 2,
  })
})

test('an unknown school is reported together with the other faults', async () => {
  const told = await ada.post('/api/departments', { schoolId: nowhere, name: '', abbreviation: 7 })
  expect([told.status, told.body]).toMatchObject([
    400,
    { errors: [{ pointer: '/name' }, { pointer: '/name' }, { pointer: '/abbreviation' }, { pointer: '/schoolId' }] },
  ])
})

test('of twenty equal names at once one is created', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => ada.post('/api/schools', { name: 'Medicine' })))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(19)
})

test('a school or department in use cannot be deleted', async () => {
  const { body: school } = await ada.post('/api/schools', { name: 'Management' })
  const { body: department } = await ada.post('/api/departments', { schoolId: school['schoolId'], name: 'Finance' })
  const { body: group } = await ada.post('/api/research-groups', {
    name: 'Banks',
    departmentId: department['departmentId'],
  })
  expect(group).toMatchObject({ departmentId: department['departmentId'] })
  const shown = await house.call(`/api/research-groups/${String(group['researchGroupId'])}/public`)
  expect(shown.body).toMatchObject({ departmentName: 'Finance', schoolName: 'Management' })
  const paths = {
    school: `/api/schools/${String(school['schoolId'])}`,
    department: `/api/departments/${String(department['departmentId'])}`,
  }
  for (const path of Object.values(paths)) {
    const { status, body } = await ada.delete(path)
    expect([status, body['code']]).toEqual([409, 'IN_USE'])
  }
  await ada.patch(`/api/research-groups/${String(group['researchGroupId'])}`, { departmentId: null })
  expect((await ada.delete(paths.department)).status).toBe(204)
  expect((await ada.delete(paths.school)).status).toBe(204)
  expect((await ada.delete(paths.school)).status).toBe(404)
  expect((await ada.patch(paths.school, { name: 'X' })).status).toBe(404)
})

test('only an administrator changes them, and only readable names are allowed', async () => {
  for (const path of ['/api/schools', '/api/departments']) {
    expect((await paula.post(path, { name: 'X' })).status).toBe(403)
    expect((await paula.delete(`${path}/${nowhere}`)).status).toBe(403)
    expect((await house.call(path, undefined, { method: 'POST', body: {} })).status).toBe(401)
    expect((await ada.post(path, {})).status).toBe(400)
    expect((await ada.post(path, { name: ' ', colour: 1 })).status).toBe(400)
    expect((await ada.delete(`${path}/nonsense`)).status).toBe(400)
    expect((await ada.get(`${path}?sort=colour`)).status).toBe(400)
  }
  const { status, body } = await ada.post('/api/departments', { schoolId: nowhere, name: 'X' })
  expect([status, body['errors']]).toMatchObject([400, [{ pointer: '/schoolId' }]])
})

test('an unchanged list is not sent again', async () => {
  const { headers } = await house.call('/api/schools')
  const tag = headers.get('etag') ?? ''
  const ask = () => house.call('/api/schools', undefined, { headers: { 'if-none-match': `"x", ${tag}` } })
  expect((await ask()).status).toBe(304)
  await ada.post('/api/schools', { name: 'Another' })
  expect((await ask()).status).toBe(200)
})
