import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyingMailbox } from '../../test/post.ts'
import { apply } from '../applications/testing/desk.ts'
import { openParlour, type Parlour } from '../interviews/testing/setting.ts'
import { enter, enterTelling } from '../people/testing/cast.ts'
import { readSection } from '../privacy/export/gather.store.ts'

let parlour: Parlour
let mailbox: ReturnType<typeof emptyingMailbox>
beforeAll(async () => {
  parlour = await openParlour()
  mailbox = emptyingMailbox(parlour.house)
})
afterAll(() => parlour.house.close())

const arrived = async () => (await mailbox()).map(({ to }) => to)

test('a group writes of applicants to its members only where they have proven their address', async () => {
  const { house, here, paula, newProcess, makeSlots, invite, lettersTo } = parlour
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

test('what was written to a member does not leave any more when they have; their copy of their data names nobody', async () => {
  const { house, here, paula, ada, newProcess, lettersTo } = parlour
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
