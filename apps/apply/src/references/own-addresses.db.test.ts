import { afterAll, beforeAll, expect, test } from 'vitest'
import { fill, newJob, start } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { pointers } from '../jobs/testing/setting.ts'
import { assessment, name, openReferenceOffice, type ReferenceOffice, referee } from './testing/setting.ts'

let office: ReferenceOffice
beforeAll(async () => (office = await openReferenceOffice()))
afterAll(() => office.house.close())

test('nobody is their own referee, whichever address they use', async () => {
  const { jobId } = await newJob(office)
  const zoe = await enter(office.house, 'Zoe')
  const id = await start(zoe, jobId)
  await fill(zoe, id)
  const profile = '/api/applicants/me/profile'
  const { body: known } = await zoe.get(profile)
  const { firstName, lastName, degrees } = known
  const move = (email: string) => zoe.put(profile, { firstName, lastName, degrees, email })
  expect((await move('zoe@home.example')).status).toBe(200)
  for (const email of [zoe.email.toUpperCase(), 'Zoe@home.example']) {
    const { status, body } = await name(zoe, id, referee(email))
    expect([status, body['code'], pointers(body)]).toEqual([400, 'VALIDATION_FAILED', ['/email']])
  }
  const { body } = await name(zoe, id, referee('ruth@uni.example'))
  const path = `/api/references/${String(body['referenceId'])}`
  expect(pointers((await zoe.patch(path, { email: zoe.email })).body)).toEqual(['/email'])
  expect((await zoe.patch(path, { email: 'Ruth@uni.example' })).status).toBe(200)

  await move('ruth@uni.example')
  const sent = await zoe.post(`/api/applications/${id}/submit`)
  expect([sent.status, pointers(sent.body)]).toEqual([400, ['/references/0/email']])
  await move('zoe@home.example')
  expect((await zoe.post(`/api/applications/${id}/submit`)).status).toBe(200)
  await move('elsewhere@home.example')
  for (const email of ['zoe@home.example', 'elsewhere@home.example'])
    expect((await name(zoe, id, referee(email))).status).toBe(400)
})

test('a referee whose address is replaced gets an e-mail, and the old link stops working', async () => {
  const { who, email, key, referenceId } = await office.applied('Moving')
  await office.open(key, { method: 'PUT', body: { assessment } })
  const path = `/api/references/${referenceId}`
  expect((await who.patch(path, { email: email.toUpperCase(), institution: 'TUM' })).status).toBe(200)
  expect(await office.lettersTo(email)).toHaveLength(1)
  expect((await who.patch(path, { email: 'ruth@else.example', firstName: 'Rosa' })).status).toBe(200)
  const typesTo = async (address: string) => (await office.lettersTo(address)).map(({ type }) => type)
  const [farewell] = await office.lettersTo(email.toUpperCase())
  expect(farewell).toMatchObject({ type: 'REFERENCE_CANCELLED', text: expect.stringContaining('Prof. Ruth Referee') })
  expect((await office.open(key)).status).toBe(404)
  const [request] = await office.lettersTo('ruth@else.example')
  expect(request).toMatchObject({ type: 'REFERENCE_REQUEST', text: expect.stringContaining('Rosa') })
  expect((await office.open(request?.key ?? '')).body).toMatchObject({ state: 'REQUESTED', assessment: null })
  await office.carryOut()
  expect(await typesTo('ruth@else.example')).toEqual(['REFERENCE_REQUEST'])
})
