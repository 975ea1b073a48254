import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, type Someone } from '../../test/house/cast.ts'
import { newPdf } from '../documents/testing/pdfs.ts'
import {
  assessment,
  letterForm,
  openReferenceOffice,
  type ReferenceOffice,
  referencesOf,
  secret,
} from './testing/setting.ts'

let office: ReferenceOffice
beforeAll(async () => (office = await openReferenceOffice()))
afterAll(() => office.house.close())

const letterIdOf = (reference: Readonly<Record<string, unknown>> | undefined): string => {
  const letter = reference?.['letter'] as { documentId: string } | undefined
  return letter?.documentId ?? 'none'
}

test('confidential words reach the group, and no operation shows them to the applicant', async () => {
  const eve = await enter(office.house, 'Eve', { role: 'PROFESSOR', groupId: office.here })
  const { who, id, key } = await office.applied('Eve')
  expect(who.userId).toBe(eve.userId)
  await office.open(key, { method: 'POST', body: letterForm(await newPdf(), assessment) })
  const [seen] = await referencesOf(office.emil, id)
  const letterId = letterIdOf(seen)
  expect((await office.emil.get(`/api/applications/${id}/references`)).status).toBe(200)
  const readBy = async (reader: Someone) => {
    const answer = await fetch(`${office.house.address}/api/documents/${letterId}`, {
      headers: { authorization: `Bearer ${reader.token}` },
    })
    return answer.status
  }
  expect(await Promise.all([office.emil, office.quentin, office.ada, who].map(readBy))).toEqual([200, 403, 403, 403])
  const paths = [
    `/api/applications/${id}`,
    `/api/applications/${id}/references`,
    '/api/applications',
    `/api/users/${who.userId}/applications`,
    '/api/applicants/me/profile',
    `/api/documents/${letterId}`,
    `/api/reference-letters/${key}`,
    '/api/users/me',
  ]
  for (const path of paths) {
    const { body } = await who.get(path)
    expect(JSON.stringify(body)).not.toContain(secret)
    expect(JSON.stringify({ ...body, instance: '' })).not.toContain(letterId)
  }
  for (const method of ['PATCH', 'DELETE'])
    expect(
      (await who.call(`/api/documents/${letterId}`, { method, ...(method === 'PATCH' && { body: {} }) })).status,
    ).toBe(403)
  const [mine] = await referencesOf(who, id)
  expect(mine).toMatchObject({ state: 'SUBMITTED', confidential: true })
  expect(mine).not.toHaveProperty('assessment')
  expect(mine).not.toHaveProperty('letter')
})

test('without the waiver the applicant can read them too, and nobody changes that after submission', async () => {
  const { who, id, key, letter } = await office.applied('Frida', { waive: false })
  expect(letter?.text).toContain('not confidential')
  expect((await who.patch(`/api/applications/${id}`, { consents: { waiveLetterAccess: true } })).status).toBe(409)
  await office.open(key, { method: 'POST', body: letterForm(await newPdf(), assessment) })
  const [reference] = await referencesOf(who, id)
  expect(reference).toMatchObject({ confidential: false, assessment })
  const documentId = letterIdOf(reference)
  const answer = await fetch(`${office.house.address}/api/documents/${documentId}`, {
    headers: { authorization: `Bearer ${who.token}` },
  })
  expect([answer.status, (await answer.arrayBuffer()).byteLength > 500]).toEqual([200, true])
})

test('a new address gets a new link and the old one stops working', async () => {
  const { who, key, referenceId } = await office.applied('Hanna')
  await who.patch(`/api/references/${referenceId}`, { email: 'elsewhere@uni.example' })
  const [letter] = await office.lettersTo('elsewhere@uni.example')
  expect((await office.open(key)).status).toBe(404)
  expect((await office.open(letter?.key ?? '')).status).toBe(200)
})

test('the draft of a referee is not shown behind the link for another address', async () => {
  const { who, id, key, referenceId } = await office.applied('Henrike')
  await office.open(key, { method: 'PUT', body: letterForm(await newPdf(), assessment) })
  await who.patch(`/api/references/${referenceId}`, { email: 'accomplice@home.example' })
  const [letter] = await office.lettersTo('accomplice@home.example')
  const page = await office.open(letter?.key ?? '')
  expect([page.status, page.body]).toMatchObject([200, { state: 'REQUESTED', assessment: null, letter: null }])
  expect((await office.open(letter?.key ?? '', { method: 'POST', body: {} })).status).toBe(400)
  expect((await referencesOf(office.emil, id))[0]).toMatchObject({ state: 'REQUESTED' })
})

test('nobody sees that a referee has begun, not even from the version after handing in', async () => {
  const drafting = await office.applied('Ilse')
  const before = [await referencesOf(drafting.who, drafting.id), await referencesOf(office.emil, drafting.id)]
  await office.open(drafting.key, { method: 'PUT', body: { assessment } })
  await office.open(drafting.key, { method: 'PUT', body: letterForm(await newPdf(), assessment) })
  expect([await referencesOf(drafting.who, drafting.id), await referencesOf(office.emil, drafting.id)]).toEqual(before)
  const other = await office.applied('Ines')
  await office.open(drafting.key, { method: 'POST', body: {} })
  await office.open(other.key, { method: 'POST', body: letterForm(await newPdf(), assessment) })
  const [one] = await referencesOf(drafting.who, drafting.id)
  const [another] = await referencesOf(other.who, other.id)
  expect([one?.['state'], one?.['version']]).toEqual(['SUBMITTED', another?.['version']])
})
