import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, newJob, start } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import {
  assessment,
  name,
  openReferenceOffice,
  type ReferenceOffice,
  referee,
  referencesOf,
} from './testing/setting.ts'

let office: ReferenceOffice
beforeAll(async () => (office = await openReferenceOffice()))
afterAll(() => office.house.close())

test('a referee can be named, corrected and removed before anybody is asked', async () => {
  const { jobId } = await newJob(office)
  const zoe = await enter(office.house, 'Zoe')
  const id = await start(zoe, jobId)
  const added = await name(zoe, id, referee('ruth@uni.example'))
  expect([added.status, added.body]).toMatchObject([
    201,
    { state: 'ADDED', email: 'ruth@uni.example', confidential: null, may: ['edit', 'cancel', 'remove'] },
  ])
  expect((await name(zoe, id, referee('RUTH@uni.example'))).body['code']).toBe('ALREADY_EXISTS')
  expect((await name(zoe, id, { firstName: ' ', lastName: 'x', email: 'no' })).status).toBe(400)
  for (const email of [`${'r'.repeat(65)}@uni.example`, '"a b"@uni.example', 'ruth@[127.0.0.1]'])
    expect((await name(zoe, id, referee(email))).status).toBe(400)
  const path = `/api/references/${String(added.body['referenceId'])}`
  expect((await zoe.patch(path, { email: 'r@uni.example', version: 1 })).body).toMatchObject({
    email: 'r@uni.example',
    version: 2,
  })
  expect((await zoe.patch(path, { title: 'x', version: 1 })).status).toBe(412)
  expect(await office.lettersTo('r@uni.example')).toEqual([])
  const other = await enter(office.house, 'Other')
  expect((await other.patch(path, { title: 'x' })).status).toBe(403)
  expect((await other.get(`/api/applications/${id}/references`)).status).toBe(403)
  expect((await office.emil.get(`/api/applications/${id}/references`)).status).toBe(404)
  expect((await zoe.delete(path)).status).toBe(204)
  expect((await zoe.delete(path)).status).toBe(404)
  expect(await referencesOf(zoe, id)).toEqual([])
})

test('a draft does not exist for the group, nor do its referees', async () => {
  const { jobId } = await newJob(office)
  const sina = await enter(office.house, 'Sina')
  const id = await start(sina, jobId)
  const { body } = await name(sina, id, referee('hidden@uni.example'))
  const path = `/api/references/${String(body['referenceId'])}`
  expect((await office.emil.patch(path, { title: 'x' })).status).toBe(404)
  expect((await office.emil.delete(path)).status).toBe(404)
  expect((await office.quentin.delete(path)).status).toBe(403)
  await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })
  expect((await referencesOf(sina, id))[0]).toMatchObject({ state: 'CANCELLED' })
  const trail = await office.paula.get(`/api/research-groups/${office.here}/audit?limit=100`)
  expect(JSON.stringify(trail.body)).not.toContain(id)
})

test('nobody can send letters to arbitrary people: changes and referees are limited', async () => {
  const { who, id, referenceId } = await office.applied('Quirin')
  const path = `/api/references/${referenceId}`
  const { query } = office.house.database
  await sql`update reference set version = 21 where reference_id = ${referenceId}`.execute(query)
  expect((await who.patch(path, { email: 'next@uni.example' })).body['code']).toBe('LIMIT_REACHED')
  await sql`insert into reference (application_id, state, first_name, last_name, email)
    select ${id}, 'CANCELLED', 'A', 'B', n || '@uni.example' from generate_series(1, 29) n`.execute(query)
  expect((await name(who, id, referee('more@uni.example'))).body['code']).toBe('LIMIT_REACHED')
})

test('a referee who was asked and is removed gets an e-mail, and the link stops working', async () => {
  const { who, id, key, referenceId, email } = await office.applied('Inga')
  expect((await who.delete(`/api/references/${referenceId}`)).status).toBe(204)
  await office.carryOut()
  expect((await office.lettersTo(email)).map(({ type }) => type)).toEqual(['REFERENCE_CANCELLED', 'REFERENCE_REQUEST'])
  expect((await office.open(key)).body).toMatchObject({ state: 'CANCELLED', may: [] })
  expect((await office.open(key, { method: 'POST', body: { assessment } })).status).toBe(409)
  expect((await name(who, id, referee(email))).body['state']).toBe('REQUESTED')
})

test('only its owner changes a sent application and its references', async () => {
  const { id, referenceId } = await office.applied('Paul')
  const other = await enter(office.house, 'Other')
  expect((await other.get(`/api/applications/${id}/references`)).status).toBe(403)
  expect((await office.ada.get(`/api/applications/${id}/references`)).status).toBe(403)
  expect((await other.delete(`/api/references/${referenceId}`)).status).toBe(403)
  expect(await apply(other, (await newJob(office)).jobId)).toMatch(/^[\da-f-]{36}$/)
})
