import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply } from '../../test/house/applications.ts'
import { enter, type Someone } from '../../test/house/cast.ts'
import { type InterviewOffice, openInterviewOffice } from '../interviews/testing/setting.ts'
import { complete, inDays } from '../jobs/testing/setting.ts'
import { scheduleOf } from '../schedule.ts'

let office: InterviewOffice
beforeAll(async () => (office = await openInterviewOffice()))
afterAll(() => office.house.close())

const query = () => office.house.database.query
/** A request that can be repeated with its key. */
const keyed = (who: Someone, path: string, body?: object) => () =>
  who.call(path, { method: 'POST', headers: { 'idempotency-key': path }, ...(body && { body }) })
const kept = async (word: string): Promise<number> => {
  const { rows } = await sql`select from idempotent_reply where body ilike ${`%${word}%`}`.execute(query())
  return rows.length
}

test('no repeated reply about an application reveals an erased person, even if it does not name the application', async () => {
  const { emil, paula, here } = office
  const nele = await enter(office.house, 'Nele')
  const { jobId } = await office.newProcess()
  const applicationId = await apply(nele, jobId)
  const path = `/api/evaluation/applications/${applicationId}`
  const opens = keyed(emil, `${path}/open`)
  expect((await opens()).status).toBe(200)
  await keyed(emil, `/api/applications/${applicationId}/comments`, { text: 'About Nele' })()
  await sql`update research_group set letter_grace_minutes = 30 where research_group_id = ${here}`.execute(query())
  await emil.post(`${path}/reject`, { reason: 'OTHER_REASON', message: 'Dear Nele' })
  const encoded = applicationId.toUpperCase().replaceAll(/./g, letter => `%${letter.charCodeAt(0).toString(16)}`)
  const takesBack = keyed(paula, `/api/evaluation/applications/${encoded}/take-back`)
  expect((await takesBack()).body).toMatchObject({ message: 'Dear Nele' })
  expect(await kept('Nele')).toBeGreaterThan(1)
  expect((await nele.delete('/api/users/me')).status).toBe(204)
  expect([(await opens()).status, (await takesBack()).status]).toEqual([409, 404])
  expect(await kept('Nele')).toBe(0)
})

test('no repeated reply to a colleague, an administrator or an applicant reveals an erased member', async () => {
  const { house, paula, ada, here } = office
  const { jobId, processId } = await office.newProcess()
  const uwe = await enter(house, 'Uwe_%')
  const members = `/api/research-groups/${here}/members`
  const adds = keyed(paula, members, { userId: uwe.userId, role: 'PROFESSOR' })
  expect((await adds()).status).toBe(201)
  const makesSlots = keyed(paula, `/api/interviews/processes/${processId}/slots`, {
    days: [inDays(9)],
    times: [{ from: '09:00' }],
    durationMinutes: 15,
    location: 'Room 1',
    interviewerIds: [uwe.userId],
  })
  const slots = await makesSlots()
  const [slot] = slots.body['items'] as readonly { readonly slotId: string }[]
  const tina = await office.invite('Tina', { jobId, processId })
  const books = keyed(tina, `/api/interviews/bookings/${processId}`, { slotId: slot?.slotId })
  const comments = keyed(paula, `/api/applications/${tina.applicationId}/comments`, {
    text: 'x',
    mentions: [uwe.userId],
  })
  const names = keyed(ada, '/api/admins', { userId: uwe.userId })
  const writes = keyed(paula, `/api/research-groups/${here}/jobs`, complete(uwe))
  const others = [books, comments, names, writes]
  for (const ask of others) expect((await ask()).status).toBe(201)
  await keyed(paula, `${members}?`, { email: 'uwexx@uni.test', role: 'EMPLOYEE' })()
  expect(await kept('Uwe\\_\\%')).toBe(6)

  await uwe.patch('/api/users/me', { firstName: 'Ulf' })
  expect((await uwe.delete('/api/users/me')).status).toBe(204)
  expect(await kept('Uwe\\_\\%')).toBe(0)
  expect(await kept('uwexx@uni.test')).toBe(1)
  const again = await Promise.all([adds, makesSlots, ...others].map(ask => ask()))
  expect(JSON.stringify(again.map(({ body }) => body))).not.toContain('Uwe')
  expect((await adds()).status).toBe(404)
})

test('no repeated reply to the inviting person reveals the address of an erased person', async () => {
  const { house, paula, here } = office
  const path = `/api/research-groups/${here}/members`
  const body = { email: 'Iris@uni.test', role: 'EMPLOYEE' }
  await paula.call(path, { method: 'POST', headers: { 'idempotency-key': 'iris' }, body })
  const iris = await enter(house, 'Iris')
  expect(await kept('iris@uni.test')).toBe(1)
  expect((await iris.delete('/api/users/me')).status).toBe(204)
  expect(await kept('iris@uni.test')).toBe(0)
})

test('a reply that was still being written when a person was erased is deleted a little later', async () => {
  const { house, paula, here } = office
  const lars = await enter(house, 'Lars', { role: 'PROFESSOR', groupId: here })
  await keyed(paula, `/api/research-groups/${here}/jobs?&`, complete(lars))()
  const { rows } = await sql`select * from idempotent_reply where body like ${`%${lars.userId}%`}`.execute(query())
  expect((await lars.delete('/api/users/me')).status).toBe(204)
  await sql`insert into idempotent_reply
    select * from jsonb_populate_recordset(null::idempotent_reply, ${JSON.stringify(rows)}::jsonb)`.execute(query())
  expect(await kept('Lars')).toBe(1)
  await scheduleOf(house.context)['forget-late-replies']?.run(AbortSignal.timeout(1000))
  expect(await kept('Lars')).toBe(0)
})

test('a person whose name occurs in every reply takes nobody’s replies with them', async () => {
  const { house, paula, here } = office
  const { jobId, processId } = await office.newProcess()
  await office.makeSlots(processId, paula, { days: 9 })
  const rita = await office.invite('Rita', { jobId, processId })
  const { slots } = (await rita.get(`/api/interviews/bookings/${processId}`)).body
  const [slot] = slots as readonly { readonly slotId: string }[]
  const asked = [
    keyed(rita, `/api/interviews/bookings/${processId}`, { slotId: slot?.slotId }),
    keyed(paula, `/api/research-groups/${here}/jobs?`, complete(paula)),
    keyed(paula, `/api/research-groups/${here}/members?&`, { email: 'not-metitle@uni.test', role: 'EMPLOYEE' }),
  ]
  const before = await Promise.all(asked.map(ask => ask()))
  expect(before.map(({ status }) => status)).toEqual([201, 201, 201])
  for (const lastName of ['title', 'cancel']) {
    const me = await enter(house, `Me${lastName}`)
    await me.patch('/api/users/me', { firstName: '', lastName })
    expect((await me.delete('/api/users/me')).status).toBe(204)
  }
  const after = await Promise.all(asked.map(ask => ask()))
  expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body))
})
