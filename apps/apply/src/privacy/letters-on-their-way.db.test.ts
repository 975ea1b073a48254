import { type QueryExecutorProvider, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, newJob, start } from '../../test/house/applications.ts'
import { enter } from '../../test/house/cast.ts'
import { emptyingMailbox } from '../../test/post.ts'
import { type Office, openOffice } from '../jobs/testing/setting.ts'
import { createLetters } from '../letters/letters.ts'
import { MailFailure } from '../letters/mail/failure.ts'
import { from } from '../letters/testing/post-office.ts'
import { runRetention } from './retention/run.ts'
import { lettersTelling } from './testing/letters-telling.ts'

let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

const query = () => office.house.database.query
const calm = new AbortController().signal
const told = (word: string) => lettersTelling(office.house, word)
const idsOf = async (type: string, address: string) => {
  const rows = await query()
    .selectFrom('letter')
    .select('letter_id')
    .where('type', '=', type)
    .where('recipient_address', '=', address)
    .execute()
  return rows.map(({ letter_id }) => letter_id)
}
/** Carries out letters with a mail server of this test. */
const over = (send: () => Promise<void>) => {
  const { database } = office.house
  const outbox = { put: async () => {} }
  return createLetters({
    database,
    outbox,
    mail: { send },
    from,
    site: { name: 'Kolleg', url: 'https://apply.example' },
  }).effect
}
const failing = (permanent: boolean) => over(() => Promise.reject(new MailFailure('Refused.', permanent)))
const dead = async () => (await office.ada.get('/api/admin/letters')).body

test('a letter that is being sent to a person when they are erased is emptied when it ends', async () => {
  const { house, paula, here } = office
  const members = `/api/research-groups/${here}/members`
  const mira = await enter(house, 'Mira')
  await mira.post('/api/users/me/data-export')
  const [ready = ''] = await idsOf('DATA_EXPORT_READY', mira.email)
  await expect(failing(false).carryOut(ready, calm)).rejects.toThrow('Refused.')
  await paula.post(members, { userId: mira.userId, role: 'EMPLOYEE' })
  const [added = ''] = await idsOf('MEMBER_ADDED', mira.email)
  const erasing = over(async () => {
    expect((await mira.delete('/api/users/me')).status).toBe(204)
    expect(await told('Mira')).toEqual(['DATA_EXPORT_READY DELAYED', 'MEMBER_ADDED SENDING'])
  })
  await erasing.carryOut(added, calm)
  expect(await told('Mira')).toEqual(['DATA_EXPORT_READY DELAYED'])
  await failing(true).carryOut(ready, calm)
  expect(await told('Mira')).toEqual([])
})

test('a letter that ends at the moment its reader is erased is emptied', async () => {
  const { house, paula, here } = office
  const ute = await enter(house, 'Ute')
  await paula.post(`/api/research-groups/${here}/members`, { userId: ute.userId, role: 'EMPLOYEE' })
  const [letterId = ''] = await idsOf('MEMBER_ADDED', ute.email)
  const become = (db: QueryExecutorProvider, state: string) =>
    sql`update letter set state = ${state} where letter_id = ${letterId}`.execute(db)
  await become(query(), 'SENDING')
  const erased: ReturnType<typeof ute.delete>[] = []
  await house.database.transaction(async tx => {
    await become(tx, 'SENT')
    erased.push(ute.delete('/api/users/me'))
    await house.database.untilHeldUp(...erased)
  })
  expect((await Promise.all(erased)).map(({ status }) => status)).toEqual([204])
  expect(await told('Ute ')).toEqual([])
})

test('a letter written while its reader was being erased does not leave, and is emptied', async () => {
  const { house } = office
  const [nina, arrived] = [await enter(house, 'Nina'), emptyingMailbox(house)]
  await arrived()
  expect((await nina.delete('/api/users/me')).status).toBe(204)
  const to = { name: 'Nina Test', address: nina.email, userId: nina.userId }
  const data = { professor: { firstName: 'Nina' }, denial: { reason: '' }, group: { name: 'Optics' } }
  const denied = { type: 'GROUP_DENIED', language: 'en', to, data } as const
  await house.database.transaction(tx => house.context.letters.write(tx, denied))
  expect(await told('Nina')).toEqual(['GROUP_DENIED WAITING'])
  expect(await arrived()).toEqual([])
  expect(await told('Nina')).toEqual([])
})

test('the last letters about an erased person are emptied even if they never arrive', async () => {
  const { house, paula } = office
  const lola = await enter(house, 'Lola')
  await apply(lola, (await newJob(office)).jobId)
  await emptyingMailbox(house)()
  expect((await lola.delete('/api/users/me')).status).toBe(204)
  const [letterId = ''] = await idsOf('APPLICATION_WITHDRAWN', paula.email)
  await expect(failing(false).carryOut(letterId, calm)).rejects.toThrow('Refused.')
  expect(await told('Lola')).toEqual(['APPLICATION_WITHDRAWN DELAYED'])
  await failing(false).giveUp(letterId)
  expect(await told('Lola')).toEqual([])
  expect(await dead()).toMatchObject({ items: [], total: 0 })
})

test('the letters about a deleted draft lose their text; one that is being sent arrives first', async () => {
  const { house, paula } = office
  const { jobId } = await newJob(office, { title: 'Rare position' })
  const [yves, yara] = [await enter(house, 'Yves'), await enter(house, 'Yara')]
  const drafts = [await start(yves, jobId), await start(yara, jobId)]
  expect((await paula.put(`/api/jobs/${jobId}/state`, { state: 'CLOSED' })).status).toBe(200)
  await sql`update application set ended_at = now() - interval '8 months' where job_id = ${jobId}`.execute(query())
  await runRetention(house.context, false, null)
  const [warning = ''] = await idsOf('DELETION_WARNING', yves.email)
  await over(async () => {}).carryOut(warning, calm)
  expect((await told('Rare position')).toSorted()).toEqual(['DELETION_WARNING SENT', 'DELETION_WARNING WAITING'])
  for (const [index, who] of [yves, yara].entries())
    expect((await who.delete(`/api/applications/${drafts[index]}`)).status).toBe(204)
  expect(await told('Rare position')).toEqual(['DELETION_WARNING WAITING'])
  expect((await emptyingMailbox(house)()).map(({ to }) => to)).toContain(yara.email)
  expect(await told('Rare position')).toEqual([])
})

test('dead letters are emptied after the same time as all others, and then concern no administrator', async () => {
  const { house, paula, here } = office
  await paula.post(`/api/research-groups/${here}/members`, { email: 'olga@else.test', role: 'EMPLOYEE' })
  const [letterId = ''] = await idsOf('MEMBER_INVITED', 'olga@else.test')
  await failing(true).carryOut(letterId, calm)
  await runRetention(house.context, false, null)
  expect(await dead()).toMatchObject({ items: [{ letterId, recipientAddress: 'olga@else.test' }], total: 1 })
  expect((await office.ada.get('/api/admin/system')).body).toMatchObject({ letters: { dead: 1 } })
  await sql`update letter set written_at = now() - interval '7 months' where letter_id = ${letterId}`.execute(query())
  await runRetention(house.context, false, null)
  expect(await told('olga@else.test')).toEqual([])
  expect(await dead()).toMatchObject({ items: [], total: 0 })
  expect((await office.ada.get('/api/admin/system')).body).toMatchObject({ letters: { dead: 0 } })
})
