import { setTimeout } from 'node:timers/promises'
import { type QueryExecutorProvider, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyingMailbox } from '../../test/post.ts'
import { apply, newJob, start } from '../applications/testing/desk.ts'
import { complete, type Office, openOffice, publish } from '../jobs/testing/setting.ts'
import { createLetters } from '../letters/letters.ts'
import { MailFailure } from '../letters/mail/failure.ts'
import { from } from '../letters/testing/post-office.ts'
import { enter } from '../people/testing/cast.ts'
import { name, referee } from '../references/testing/bureau.ts'
import { runRetention } from './retention/run.ts'

let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

const query = () => office.house.database.query
const calm = new AbortController().signal

/** The letters in which a word stands, as ADMIN and whoever reads the database could find them. */
const told = async (word: string) => {
  const { rows } = await sql<{ type: string; state: string }>`select type, state from letter
    where letter::text ilike ${`%${word}%`} order by written_at`.execute(query())
  return rows.map(({ type, state }) => `${type} ${state}`)
}
const idsOf = async (type: string, address: string) => {
  const rows = await query()
    .selectFrom('letter')
    .select('letter_id')
    .where('type', '=', type)
    .where('recipient_address', '=', address)
    .execute()
  return rows.map(({ letter_id }) => letter_id)
}
/** How letters are carried out over a mail server of the test's own. */
const over = (send: () => Promise<void>) => {
  const { database } = office.house
  const outbox = { put: async () => {} }
  return createLetters({ database, outbox, mail: { send }, from, site: 'https://apply.example' }).effect
}
const failing = (permanent: boolean) => over(() => Promise.reject(new MailFailure('Refused.', permanent)))
const dead = async () => (await office.ada.get('/api/admin/letters')).body

test('letters to the group and to referees lose the name of whoever is erased; the last ones still arrive', async () => {
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

test('the last letters about someone who was erased are emptied also when they never arrive', async () => {
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

test('a letter that is on its way to someone when they are erased is emptied when it ends', async () => {
  const { house, paula, here } = office
  const members = `/api/research-groups/${here}/members`
  await paula.post(members, { email: 'Mira@uni.test', role: 'EMPLOYEE' })
  const [invited = ''] = await idsOf('MEMBER_INVITED', 'Mira@uni.test')
  await expect(failing(false).carryOut(invited, calm)).rejects.toThrow('Refused.')
  const mira = await enter(house, 'Mira')
  await paula.delete(`${members}/${mira.userId}`)
  await paula.post(members, { userId: mira.userId, role: 'EMPLOYEE' })
  const [added = ''] = await idsOf('MEMBER_ADDED', mira.email)
  const erasing = over(async () => {
    expect((await mira.delete('/api/users/me')).status).toBe(204)
    expect(await told('Mira')).toEqual(['MEMBER_INVITED DELAYED', 'MEMBER_ADDED SENDING'])
  })
  await erasing.carryOut(added, calm)
  expect(await told('Mira')).toEqual(['MEMBER_INVITED DELAYED'])
  await failing(true).carryOut(invited, calm)
  expect(await told('Mira')).toEqual([])
})

test('a letter that ends at the very moment in which its person is erased is emptied', async () => {
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
    await setTimeout(300)
  })
  expect((await Promise.all(erased)).map(({ status }) => status)).toEqual([204])
  expect(await told('Ute ')).toEqual([])
})

test('letters that tell others by name what a member did lose their words with that member', async () => {
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
  expect(await told('Rolf')).toEqual([
    'MEMBER_ADDED SENT',
    'MEMBER_INVITED SENT',
    'MEMBER_MENTIONED SENT',
    'MEMBER_INVITED WAITING',
  ])
  expect((await rolf.delete('/api/users/me')).status).toBe(204)
  expect(await told('Rolf')).toEqual(['MEMBER_INVITED WAITING'])
  expect((await emptyingMailbox(house)()).map(({ to }) => to)).toContain('quirin@else.test')
  expect(await told('Rolf')).toEqual([])
  expect(await told('Paula Test has mentioned you')).toEqual(['MEMBER_MENTIONED SENT'])
})

test('what was written to the address alone goes with whoever has proven it; an invitation does not leave, a referee is asked', async () => {
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

test('what was written to an address alone arrives although an account there has ended, and another has begun', async () => {
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

test('the letter that invited someone goes with them, although they have another address by then', async () => {
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

test('the letters about a draft lose their words with it; what is on its way arrives first', async () => {
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

test('dead letters are emptied after the time of all others, and are no case for the administrator then', async () => {
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
