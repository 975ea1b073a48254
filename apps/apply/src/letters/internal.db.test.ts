import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '../../test/house/applications.ts'
import { enter, enterTelling } from '../../test/house/cast.ts'
import { emptyingMailbox } from '../../test/post.ts'
import { type InterviewOffice, openInterviewOffice } from '../interviews/testing/setting.ts'
import { readSection } from '../privacy/export/gather.store.ts'
import { letterKinds } from './kinds/kinds.ts'
import { sampleOf } from './template/shape.ts'
import { letterOf } from './testing/post-office.ts'

let office: InterviewOffice
let mailbox: ReturnType<typeof emptyingMailbox>
beforeAll(async () => {
  office = await openInterviewOffice()
  mailbox = emptyingMailbox(office.house)
})
afterAll(() => office.house.close())

const arrived = async () => (await mailbox()).map(({ to }) => to)

test('a group writes to members about applicants only at a verified address', async () => {
  const { house, here, paula, newProcess, makeSlots, invite, lettersTo } = office
  const telling = { name: 'Una', email: 'typo@elsewhere.example', isVerified: false }
  const una = await enterTelling(house, telling, { role: 'PROFESSOR', groupId: here })
  const { jobId, processId } = await newProcess({ supervisingProfessorId: una.userId })
  const [slotId = ''] = await makeSlots(processId, una)
  await mailbox()
  const applicationId = await apply(await enter(house, 'Ben'), jobId)
  expect(await arrived()).toEqual(['ben@uni.test', paula.email])

  const mentions = { text: 'What do you think?', mentions: [una.userId] }
  expect((await paula.post(`/api/applications/${applicationId}/comments`, mentions)).status).toBe(201)
  const cleo = await invite('Cleo', { jobId, processId })
  expect((await cleo.post(`/api/interviews/bookings/${processId}`, { slotId })).status).toBe(201)
  expect(new Set(await arrived())).toEqual(new Set(['cleo@uni.test']))
  expect(await lettersTo(una)).toEqual([])
})

const deedsOf = (name: string) =>
  ['invites you', 'has added you', 'has mentioned you'].map(deed => expect.stringContaining(`${name} ${deed}`))

test('a person without a name is called by their address only if it is verified', async () => {
  const { house, here, emil, newProcess } = office
  const { jobId } = await newProcess()
  const applicationId = await apply(await enter(house, 'Finn'), jobId)
  const letters = async (sub: string, email_verified: boolean) => {
    const token = await house.issuer.sign({ sub, email: `${sub}@uni.test`, email_verified })
    const post = (path: string, body: object) => house.call(path, token, { method: 'POST', body })
    const { userId } = (await house.call('/api/users/me', token)).body
    const role = { user_id: String(userId), role: 'PROFESSOR', research_group_id: here } as const
    await house.database.query.insertInto('role').values(role).execute()
    const { userId: added } = await enter(house, `Added-${sub}`)
    await mailbox()
    await post(`/api/research-groups/${here}/members`, { email: `to-${sub}@else.test`, role: 'EMPLOYEE' })
    await post(`/api/research-groups/${here}/members`, { userId: added, role: 'EMPLOYEE' })
    await post(`/api/applications/${applicationId}/comments`, { text: 'Look.', mentions: [emil.userId] })
    return (await mailbox()).map(({ subject, text }) => `${subject} ${text}`)
  }
  expect(await letters('proven', true)).toEqual(deedsOf('proven@uni.test'))
  const unproven = await letters('dean', false)
  expect(unproven).toEqual(deedsOf('Someone'))
  expect(unproven.join()).not.toContain('dean@uni.test')
})

test('letters to a member do not leave once they have left the group, and the export of their data names nobody', async () => {
  const { house, here, paula, ada, newProcess, lettersTo } = office
  const second = await enter(house, 'Second', { role: 'PROFESSOR', groupId: here })
  const { jobId } = await newProcess({ supervisingProfessorId: second.userId })
  await apply(await enter(house, 'Dana'), jobId)
  expect(await arrived()).toEqual(['dana@uni.test', second.email])
  await apply(await enter(house, 'Enno'), jobId)
  expect((await paula.delete(`/api/research-groups/${here}/members/${second.userId}`)).status).toBe(204)
  expect(await arrived()).toEqual(['enno@uni.test'])
  expect((await lettersTo(second)).map(({ state }) => state)).toEqual(['SENT', 'TAKEN_BACK'])
  expect((await ada.get('/api/admin/letters')).body).toMatchObject({ total: 0 })

  const copy = await readSection(house.database.query, 'letters', second.userId)
  expect(copy).toMatchObject([{ type: 'APPLICATION_RECEIVED', to: second.email, subject: null, text: null }])
})

test('the news that somebody joined is not sent if they have already left', async () => {
  const { house, here, there, paula, lettersTo } = office
  const yan = await enter(house, 'Yan', { role: 'EMPLOYEE', groupId: there })
  await mailbox()
  const members = `/api/research-groups/${here}/members`
  const added = { userId: yan.userId, role: 'EMPLOYEE' }
  expect((await paula.post(members, added)).status).toBe(201)
  expect((await paula.delete(`${members}/${yan.userId}`)).status).toBe(204)
  expect(await arrived()).toEqual([])
  expect((await paula.post(members, added)).status).toBe(201)
  expect(await arrived()).toEqual([yan.email])
  expect((await lettersTo(yan)).map(({ state }) => state)).toEqual(['TAKEN_BACK', 'SENT'])
})

test('letters to a group about applicants go to its current address, or nowhere if it has none', async () => {
  const { house, here, paula, ada, newProcess } = office
  const reachedAt = (email: string) => paula.patch(`/api/research-groups/${here}`, { email })
  const { jobId } = await newProcess()
  await mailbox()
  expect((await reachedAt('former@home.example')).status).toBe(200)
  const gina = await enter(house, 'Gina')
  const applicationId = await apply(gina, jobId)
  await reachedAt('office@uni.test')
  expect(await arrived()).toEqual(['gina@uni.test', 'office@uni.test'])
  expect((await gina.post(`/api/applications/${applicationId}/withdraw`)).status).toBe(200)
  await reachedAt('')
  expect(await arrived()).toEqual([])
  expect((await ada.get('/api/admin/letters')).body).toMatchObject({ total: 0 })
})

test('replies to a letter of a group go to the address the group has when the letter leaves', async () => {
  const { house, here, paula } = office
  const { letters } = house.context
  const replyTo = 'former@home.example'
  const data = sampleOf(letterKinds.INTERVIEW_MOVED.shape)
  const to = { name: '', address: 'guest@uni.test' }
  for (const email of ['office@uni.test', '']) {
    await paula.patch(`/api/research-groups/${here}`, { email: replyTo })
    const letterId = await house.database.transaction(tx =>
      letters.write(tx, { type: 'INTERVIEW_MOVED', language: 'en', groupId: here, to, replyTo, data }),
    )
    await paula.patch(`/api/research-groups/${here}`, { email })
    await letters.effect.carryOut(letterId, AbortSignal.timeout(20_000))
    expect(await letterOf(house.database, letterId)).toMatchObject({ state: 'SENT', reply_to: email || null })
  }
})
