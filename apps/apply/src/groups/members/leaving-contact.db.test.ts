import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, newJob } from '../../../test/house/applications.ts'
import { enter } from '../../../test/house/cast.ts'
import { type Office, openOffice } from '../../jobs/testing/setting.ts'
import { readSection } from '../../privacy/export/gather.store.ts'

let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

const group = () => `/api/research-groups/${office.here}`
const contact = async () => {
  const { head, email } = (await office.house.call(`${group()}/public`)).body
  return { head, email }
}
const readersOf = async (applicationId: string) => {
  const rows = await office.house.database.query
    .selectFrom('letter')
    .select('recipient_address')
    .where('application_id', '=', applicationId)
    .where('type', '=', 'APPLICATION_RECEIVED')
    .execute()
  return rows.map(row => row.recipient_address)
}

test('a group loses the contact address of a person who has left it, and the head who is erased', async () => {
  const { house, here, paula, emil } = office
  await emil.patch(group(), { email: emil.email.toUpperCase(), head: 'Prof. Emil Test' })
  const { jobId } = await newJob(office)
  expect((await paula.delete(`${group()}/members/${emil.userId}`)).status).toBe(204)
  expect(await contact()).toEqual({ head: 'Prof. Emil Test', email: '' })
  expect(await readersOf(await apply(await enter(house, 'Una'), jobId))).toEqual([paula.email])
  const rolf = await enter(house, 'Rolf', { role: 'PROFESSOR', groupId: here })
  await rolf.patch(group(), { email: rolf.email, head: 'Prof. Rolf Test, Ph.D.' })
  expect((await rolf.delete('/api/users/me')).status).toBe(204)
  expect(await contact()).toEqual({ head: '', email: '' })
  const lena = await enter(house, 'Lena', { role: 'EMPLOYEE', groupId: here })
  await paula.patch(group(), { email: 'office@group.test', head: 'Prof. Lena Testing' })
  expect((await lena.delete('/api/users/me')).status).toBe(204)
  expect(await contact()).toEqual({ head: 'Prof. Lena Testing', email: 'office@group.test' })
})

test('the contact address of a group follows its member’s address, and never leads to another person', async () => {
  const { house, here, paula } = office
  const mia = await enter(house, 'Mina', { role: 'EMPLOYEE', groupId: here })
  await mia.patch(group(), { email: mia.email })
  const later = { iat: Math.floor(Date.now() / 1000) + 5 }
  const signIn = async (sub: string, email: string) =>
    house.call('/api/users/me', await house.issuer.sign({ sub, email, email_verified: true, ...later }))
  expect((await signIn('Mina', 'mina.new@uni.test')).body).toMatchObject({ userId: mia.userId })
  expect((await contact()).email).toBe('mina.new@uni.test')
  expect((await signIn('stranger', 'mina.new@uni.test')).body).not.toMatchObject({ userId: mia.userId })
  expect((await contact()).email).toBe('')
  await paula.patch(group(), { email: 'office@group.test' })
  expect((await signIn('secretary', 'office@group.test')).status).toBe(200)
  expect((await contact()).email).toBe('office@group.test')
})

test('the same holds for a requested group, whose requester is no member yet', async () => {
  const { house, ada } = office
  const rita = await enter(house, 'Rita')
  const asked = { name: 'Asked for', email: rita.email }
  const { body } = await rita.post('/api/research-groups/requests', asked)
  const emailOf = async () => (await ada.get(`/api/research-groups/${String(body['researchGroupId'])}`)).body['email']
  const signIn = async (sub: string, email: string, seconds: number) => {
    const iat = Math.floor(Date.now() / 1000) + seconds
    return house.call('/api/users/me', await house.issuer.sign({ sub, email, email_verified: true, iat }))
  }
  await signIn('Rita', 'rita.new@uni.test', 5)
  expect(await emailOf()).toBe('rita.new@uni.test')
  await signIn('another', 'rita.new@uni.test', 6)
  expect(await emailOf()).toBe('')
})

test('what a member wrote about applicants is not in their export after they leave', async () => {
  const { house, here, paula } = office
  const mia = await enter(house, 'Mia', { role: 'EMPLOYEE', groupId: here })
  const { jobId } = await newJob(office)
  const applicationId = await apply(await enter(house, 'Vito'), jobId)
  await mia.post(`/api/applications/${applicationId}/comments`, { text: 'About Vito' })
  await mia.put(`/api/applications/${applicationId}/ratings/mine`, { overall: 1, note: 'About Vito' })
  const copied = async () => [
    ...(await readSection(house.database.query, 'comments', mia.userId)),
    ...(await readSection(house.database.query, 'ratings', mia.userId)),
  ]
  expect(await copied()).toMatchObject([{ text: 'About Vito' }, { note: 'About Vito' }])
  await paula.delete(`${group()}/members/${mia.userId}`)
  expect(await copied()).toMatchObject([
    { applicationId, text: null },
    { applicationId, note: null, overall: 1 },
  ])
})
