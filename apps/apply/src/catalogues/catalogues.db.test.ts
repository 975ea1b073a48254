import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup, type Someone } from '../../test/house/cast.ts'
import { type House, openHouse } from '../../test/house/house.ts'

let house: House
let ada: Someone
let groupId: string
beforeAll(async () => {
  house = await openHouse()
  ada = await enter(house, 'Ada', 'ADMIN')
  groupId = await newGroup(house, 'Optics')
})
afterAll(() => house.close())

type Read = Readonly<Record<string, readonly { readonly code: string }[]>>
const catalogues = async () => (await house.call('/api/catalogues')).body as unknown as Read

test('a new installation has the catalogues in both languages', async () => {
  const read = await catalogues()
  expect(Object.keys(read)).toEqual(['subjectAreas', 'locations', 'fundingTypes', 'salaryGrades'])
  expect(read['subjectAreas']).toContainEqual({ code: 'COMPUTER_SCIENCE', en: 'Computer science', de: 'Informatik' })
  expect(read['locations']).toContainEqual({ code: 'GARCHING', en: 'Garching', de: 'Garching' })
  for (const entries of Object.values(read)) expect(entries.length).toBeGreaterThan(3)
})

test('an administrator adds, renames and deletes an entry', async () => {
  const path = '/api/catalogues/subjectAreas/ASTRONOMY'
  const made = await ada.post(path, { en: ' Astronomy ', de: 'Astronomie' })
  expect([made.status, made.headers.get('location')]).toEqual([201, path])
  expect(made.body).toEqual({ code: 'ASTRONOMY', en: 'Astronomy', de: 'Astronomie', version: 1 })
  expect((await ada.post(path, { en: 'A', de: 'A' })).body['code']).toBe('ALREADY_EXISTS')
  const { headers } = await house.call('/api/catalogues')
  const changed = await ada.patch(path, { de: 'Sternkunde', version: 1 })
  expect(changed.body).toEqual({ code: 'ASTRONOMY', en: 'Astronomy', de: 'Sternkunde', version: 2 })
  expect((await ada.patch(path, { de: 'X', version: 1 })).status).toBe(412)
  const ask = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
  expect((await house.call('/api/catalogues', undefined, ask)).status).toBe(200)
  expect((await ada.delete(path)).status).toBe(204)
  expect((await ada.delete(path)).status).toBe(404)
  expect((await ada.patch(path, { de: 'X' })).status).toBe(404)
  expect((await catalogues())['subjectAreas']?.map(({ code }) => code)).not.toContain('ASTRONOMY')
})

test('a location may be in another country than the institution, and no other entry can', async () => {
  expect((await catalogues())['locations']).toContainEqual({
    code: 'SINGAPORE',
    en: 'Singapore',
    de: 'Singapur',
    country: 'SG',
  })
  const path = '/api/catalogues/locations/ZURICH'
  const labels = { en: 'Zurich', de: 'Zürich' }
  expect((await ada.post(path, { ...labels, country: 'CH' })).body).toEqual({
    code: 'ZURICH',
    ...labels,
    country: 'CH',
    version: 1,
  })
  expect((await ada.patch(path, { de: 'Zürich ' })).body).toMatchObject({ country: 'CH' })
  expect((await ada.patch(path, { country: null })).body).not.toHaveProperty('country')
  for (const country of ['QX', 'ch', 'CHE']) expect((await ada.patch(path, { country })).status).toBe(400)
  const { status, body } = await ada.patch('/api/catalogues/subjectAreas/PHYSICS', { country: 'CH' })
  expect([status, body['errors']]).toEqual([
    400,
    [{ pointer: '/country', message: 'Only locations have a country.', code: 'UNKNOWN_CODE' }],
  ])
  expect((await ada.delete(path)).status).toBe(204)
})

test('an entry that a job uses cannot be deleted', async () => {
  await house.database.query
    .insertInto('job')
    .values({ title: 'PhD', state: 'DRAFT', research_group_id: groupId, location: 'GARCHING', salary_grade: 'E13' })
    .execute()
  for (const path of ['locations/GARCHING', 'salaryGrades/E13']) {
    const { status, body } = await ada.delete(`/api/catalogues/${path}`)
    expect([status, body['code']]).toEqual([409, 'IN_USE'])
  }
})

test('only an administrator changes catalogues, and unknown catalogues and invalid codes are refused', async () => {
  const paula = await enter(house, 'Paula', { role: 'PROFESSOR', groupId })
  const labels = { en: 'X', de: 'X' }
  expect((await paula.post('/api/catalogues/locations/X', labels)).status).toBe(403)
  for (const path of ['person/X', 'locations/x', "locations/X';--", 'locations/%00', `locations/${'X'.repeat(51)}`])
    expect([path, (await ada.post(`/api/catalogues/${path}`, labels)).status]).toEqual([path, 400])
  for (const body of [{}, { en: 'X' }, { en: '', de: 'X' }, { en: 'X'.repeat(201), de: 'X' }, { ...labels, fr: 'X' }])
    expect((await ada.post('/api/catalogues/locations/X', body)).status).toBe(400)
})
