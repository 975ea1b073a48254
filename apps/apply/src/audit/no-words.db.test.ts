import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, newJob, start, upload } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { newPdf } from '../documents/testing/pdfs.ts'
import { type Office, openOffice } from '../jobs/testing/setting.ts'

let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

type Entry = Readonly<Record<'action' | 'details' | 'from' | 'to', unknown>>
const trailOf = async (objectId: unknown): Promise<readonly Entry[]> => {
  const { body } = await office.ada.get(`/api/admin/audit?objectId=${String(objectId)}`)
  return (body['items'] as readonly Entry[]).map(({ action, details, from, to }) => ({ action, details, from, to }))
}

test('for a document the trail says which fields changed, not what they contain', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const { jobId } = await newJob(office)
  const applicationId = await start(zoe, jobId)
  const { body } = await upload(zoe, applicationId, await newPdf(), { fileName: 'Report on Zoe.pdf' })
  const path = `/api/documents/${String(body['documentId'])}`
  await zoe.patch(path, { name: 'Medical report on Zoe.pdf', type: 'OTHER' })
  await zoe.patch(path, { name: 'Report.pdf' })
  expect(await trailOf(body['documentId'])).toMatchObject([
    { action: 'edit', details: { fields: ['name'] } },
    { action: 'edit', details: { fields: ['name', 'type'] } },
    { action: 'add', details: { applicationId } },
  ])
})

test('for an invitation the trail says the role, not the address', async () => {
  const members = `/api/research-groups/${office.here}/members`
  const { body } = await office.paula.post(members, { email: 'someone@else.test', role: 'EMPLOYEE' })
  const { invitationId } = body
  await office.paula.delete(`/api/research-groups/${office.here}/invitations/${String(invitationId)}`)
  expect(await trailOf(invitationId)).toEqual([
    { action: 'withdraw', from: 'EMPLOYEE', to: null, details: { invitedBy: office.paula.userId } },
    { action: 'invite', from: null, to: 'EMPLOYEE', details: {} },
  ])
})

test('for a rejection the trail says the step, and the reason stays with the group', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const { jobId } = await newJob(office)
  const applicationId = await apply(zoe, jobId)
  const path = `/api/evaluation/applications/${applicationId}`
  await office.emil.post(`${path}/reject`, { reason: 'FAILED_REQUIREMENTS' })
  expect((await trailOf(applicationId))[0]).toEqual({
    action: 'reject',
    from: 'SENT',
    to: 'REJECTED',
    details: { jobId },
  })
  expect((await office.emil.get(path)).body).toMatchObject({ reviews: [{ reason: 'FAILED_REQUIREMENTS' }] })
})

test('for a denied group and for subscriptions and turned-off letters, the trail gives no details', async () => {
  const zoe = await enter(office.house, 'Zoe')
  const { body } = await zoe.post('/api/research-groups/requests', { name: 'Alchemy' })
  await office.ada.post(`/api/research-groups/${String(body['researchGroupId'])}/deny`, {
    reason: 'Zoe is no chemist.',
  })
  expect((await trailOf(body['researchGroupId']))[0]).toMatchObject({ action: 'deny', details: {} })
  const follows = await zoe.put('/api/applicants/me/subscriptions', { subjectAreas: ['COMPUTER_SCIENCE'] })
  const turnsOff = await zoe.put('/api/users/me/notifications', {
    notifications: [{ type: 'NEW_POSITION', enabled: false }],
  })
  expect([follows.status, turnsOff.status]).toEqual([200, 200])
  const edits = (await trailOf(zoe.userId)).filter(({ action }) => action === 'edit')
  expect(edits.slice(0, 2).map(({ details }) => details)).toEqual([{}, {}])
})
