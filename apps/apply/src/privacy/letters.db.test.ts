import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, newJob, start } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { emptyingMailbox } from '../../test/post.ts'
import { complete, type Office, openOffice, publish } from '../jobs/testing/setting.ts'
import { name, referee } from '../references/testing/setting.ts'
import { lettersTelling } from './testing/letters-telling.ts'

let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

const told = (word: string) => lettersTelling(office.house, word)

test('letters to the group and to referees lose the name of an erased person; the last ones still arrive', async () => {
  const { house, paula } = office
  const lene = await enter(house, 'Lene')
  const { jobId } = await newJob(office, { referenceLettersRequired: 1 })
  const applicationId = await start(lene, jobId)
  await name(lene, applicationId, referee('rosa@else.test'))
  await apply(lene, jobId)
  const letters = emptyingMailbox(house)
  expect((await letters()).filter(({ text }) => text.includes('Lene')).map(({ to }) => to)).toEqual(
    expect.arrayContaining([lene.email, 'rosa@else.test', paula.email]),
  )
  expect((await lene.delete('/api/users/me')).status).toBe(204)
  const last = (await letters()).map(({ to, subject }) => `${to}: ${subject}`)
  expect(last.toSorted()).toEqual([
    `${paula.email}: Lene Test has withdrawn the application for Doctoral position in data systems`,
    'rosa@else.test: The reference for Lene Test is no longer needed',
  ])
  expect([await told('Lene'), await told('rosa@else.test')]).toEqual([[], []])
})

test('letters that name a member for what they did lose their text when that member is erased', async () => {
  const { house, paula, emil, here } = office
  const members = `/api/research-groups/${here}/members`
  const rolf = await enter(house, 'Rolf', { role: 'PROFESSOR', groupId: here })
  const olaf = await enter(house, 'Olaf')
  const lotta = await enter(house, 'Lotta')
  const applicationId = await apply(lotta, (await newJob(office)).jobId)
  const mention = { text: 'x', mentions: [emil.userId] }
  await rolf.post(members, { userId: olaf.userId, role: 'EMPLOYEE' })
  await rolf.post(members, { email: 'pia@else.test', role: 'EMPLOYEE' })
  await rolf.post(`/api/applications/${applicationId}/comments`, mention)
  await paula.post(`/api/applications/${applicationId}/comments`, mention)
  await emptyingMailbox(house)()
  await rolf.post(members, { email: 'quirin@else.test', role: 'EMPLOYEE' })
  await rolf.post(members, { userId: lotta.userId, role: 'EMPLOYEE' })
  expect(await told('Rolf')).toEqual([
    'MEMBER_ADDED SENT',
    'MEMBER_INVITED SENT',
    'MEMBER_MENTIONED SENT',
    'MEMBER_INVITED WAITING',
    'MEMBER_ADDED WAITING',
  ])
  expect((await rolf.delete('/api/users/me')).status).toBe(204)
  expect(await told('Rolf')).toEqual(['MEMBER_ADDED WAITING'])
  const arrived = (await emptyingMailbox(house)()).map(({ to }) => to)
  expect(arrived).toContain(lotta.email)
  expect(arrived).not.toContain('quirin@else.test')
  expect(await told('Rolf')).toEqual([])
  expect(await told('Paula Test has mentioned you')).toEqual(['MEMBER_MENTIONED SENT'])
})

test('letters to a bare address are emptied with the person who verified it; an invitation does not leave, a referee is asked', async () => {
  const { house, paula, here } = office
  const zoe = await enter(house, 'Zoe')
  const { jobId } = await newJob(office, { referenceLettersRequired: 1 })
  await name(zoe, await start(zoe, jobId), referee('nora@uni.test'))
  await apply(zoe, jobId)
  await paula.post(`/api/research-groups/${here}/members`, { email: 'nora@uni.test', role: 'EMPLOYEE' })
  const claims = { sub: 'Mallory', email: 'nora@uni.test', email_verified: false, given_name: 'Mallory' }
  const mallory = await house.issuer.sign({ ...claims, exp: Math.floor(Date.now() / 1000) + 3600 })
  await house.call('/api/users/me', mallory)
  expect((await house.call('/api/users/me', mallory, { method: 'DELETE' })).status).toBe(204)
  expect(await told('nora@uni.test')).toEqual(['REFERENCE_REQUEST WAITING', 'MEMBER_INVITED WAITING'])
  const nora = await enter(house, 'Nora')
  expect((await nora.delete('/api/users/me')).status).toBe(204)
  expect(await told('nora@uni.test')).toEqual(['REFERENCE_REQUEST WAITING'])
  const arrived = (await emptyingMailbox(house)()).filter(({ to }) => to === 'nora@uni.test')
  expect(arrived.map(({ subject }) => subject)).toEqual([expect.stringContaining('Zoe Test')])
  expect(await told('nora@uni.test')).toEqual([])
})

test('a letter to a bare address arrives although an account with it was erased and another was created', async () => {
  const { house, quentin, there } = office
  await quentin.patch(`/api/research-groups/${there}`, { email: 'vera@uni.test' })
  const vera = await enter(house, 'Vera')
  const { jobId } = await publish(quentin, there, complete(quentin, { referenceLettersRequired: 1 }))
  const xaver = await enter(house, 'Xaver')
  await name(xaver, await start(xaver, jobId), referee('vera@uni.test'))
  await apply(xaver, jobId)
  expect((await vera.delete('/api/users/me')).status).toBe(204)
  const token = await house.issuer.sign({ sub: 'Vera anew', email: 'vera@uni.test', email_verified: true })
  expect((await house.call('/api/users/me', token)).body).toMatchObject({ email: 'vera@uni.test' })
  const arrived = (await emptyingMailbox(house)()).filter(({ to }) => to === 'vera@uni.test')
  expect(arrived.map(({ subject }) => subject).toSorted()).toEqual([
    'New application for Doctoral position in data systems',
    'Xaver Test asks you for a reference',
  ])
  expect(await told('vera@uni.test')).toEqual([])
})

test('the invitation of a person is deleted with them, even if they have another address by then', async () => {
  const { house, paula, here } = office
  await paula.post(`/api/research-groups/${here}/members`, { email: 'maiden@uni.test', role: 'EMPLOYEE' })
  await emptyingMailbox(house)()
  const signIn = async (email: string) => {
    const token = await house.issuer.sign({ sub: 'Wanda', email, email_verified: true })
    expect((await house.call('/api/users/me', token)).body).toMatchObject({ email })
    return token
  }
  await signIn('maiden@uni.test')
  const married = await signIn('married@uni.test')
  expect(await told('maiden@uni.test')).toEqual(['MEMBER_INVITED SENT'])
  expect((await house.call('/api/users/me', married, { method: 'DELETE' })).status).toBe(204)
  expect(await told('maiden@uni.test')).toEqual([])
})
