import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apply, degree, fill, newJob, start } from '../../test/house/applications.ts'
import { enter, enterTelling, type Someone } from '../../test/house/cast.ts'
import { emptyingMailbox } from '../../test/post.ts'
import { entriesOf } from '../documents/testing/entries-of.ts'
import { type Office, openOffice } from '../jobs/testing/setting.ts'
import { lockCaller } from '../people/lock-caller.ts'
import { erase } from './erase.ts'
import { runRetention } from './retention/run.ts'

let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

const query = () => office.house.database.query
const rowsOf = async (userId: string) => {
  const { rows } = await sql<{ state: string; first_name: string; motivation: string; email: string; city: string }>`
    select state, first_name, motivation, email, snapshot #>> '{profile,email}' as city from application
    where applicant_id = ${userId} order by created_at`.execute(query())
  return rows
}
const download = async (who: Someone) => {
  const { status, body } = await who.post('/api/users/me/data-export')
  expect([200, 201]).toContain(status)
  const answer = await fetch(`${office.house.address}/api/users/me/data-export/${String(body['exportId'])}`, {
    headers: { authorization: `Bearer ${who.token}` },
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  return await entriesOf(Buffer.from(await answer.arrayBuffer()))
}

test('the export of my data contains my profile, applications, documents and letters, and nothing said in confidence', async () => {
  const nora = await enter(office.house, 'Nora')
  const { jobId } = await newJob(office)
  const applicationId = await apply(nora, jobId)
  await office.emil.post(`/api/applications/${applicationId}/comments`, { text: 'SECRET comment' })
  await office.emil.put(`/api/applications/${applicationId}/ratings/mine`, { overall: -2, note: 'SECRET note' })
  const entries = await download(nora)
  expect([...entries.keys()]).toEqual(
    expect.arrayContaining(['person.json', 'profile.json', 'letters.json', `applications/${applicationId}.json`]),
  )
  const pdf = [...entries].find(([name]) => name.startsWith(`documents/${applicationId}/`))
  expect(pdf?.[1].subarray(0, 5).toString()).toBe('%PDF-')
  expect(entries.get(`applications/${applicationId}.json`)?.toString()).toContain('Because.')
  expect(Buffer.concat([...entries.values()]).toString()).not.toContain('SECRET')
})

test('asking again while an export is ready returns the same one, and nobody else can download it', async () => {
  const first = await office.amira.post('/api/users/me/data-export')
  const again = await office.amira.post('/api/users/me/data-export')
  expect([first.status, again.status, again.body]).toEqual([201, 200, first.body])
  const path = `/api/users/me/data-export/${String(first.body['exportId'])}`
  expect((await office.emil.get(path)).status).toBe(403)
  await sql`update data_export set expires_at = now()`.execute(query())
  expect((await office.amira.get(path)).status).toBe(404)
})

test('an erased account names nobody, its tokens open no other account, and its owner can start again by signing in', async () => {
  const erik = await enter(office.house, 'Erik')
  const sent = await newJob(office)
  const applicationId = await apply(erik, sent.jobId)
  await start(erik, (await newJob(office)).jobId)
  await office.emil.post(`/api/applications/${applicationId}/comments`, { text: 'About Erik' })

  expect((await erik.delete('/api/users/me')).status).toBe(204)
  expect(await rowsOf(erik.userId)).toEqual([
    { state: 'WITHDRAWN', first_name: '', motivation: '', email: '', city: '' },
  ])
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select from identity where user_id = ${erik.userId} union all select from role where user_id = ${erik.userId}
    union all select from document d join application using (application_id) where applicant_id = ${erik.userId}
    union all select from internal_comment where application_id = ${applicationId}
    union all select from letter where user_id = ${erik.userId} and (text is not null or recipient_address <> '')
    union all select from person where user_id = ${erik.userId} and (email <> '' or first_name <> '')) as left_over`.execute(
    query(),
  )
  expect(rows[0]?.count).toBe(0)
  expect((await erik.get('/api/users/me')).body).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  const undated = await office.house.issuer.sign({
    sub: 'Erik',
    email: erik.email,
    email_verified: true,
    iat: undefined,
  })
  expect((await office.house.call('/api/users/me', undated)).status).toBe(401)
  const iat = Math.ceil(Date.now() / 1000)
  const later = await office.house.issuer.sign({ sub: 'Erik', email: erik.email, email_verified: true, iat })
  const back = await office.house.call('/api/users/me', later)
  expect([back.status, back.body['userId'] === erik.userId]).toEqual([200, false])
})

test('the last professor of a group and the last administrator cannot be erased, and keep all their data', async () => {
  expect((await office.paula.delete('/api/users/me')).body).toMatchObject({ status: 409, code: 'STATE_CONFLICT' })
  expect((await office.ada.delete('/api/users/me')).status).toBe(409)
  expect((await office.ada.get('/api/users/me')).body).toMatchObject({ userId: office.ada.userId })
})

test('a person who is being erased cannot be given a role', async () => {
  const { house, here, paula, ada } = office
  const ines = await enter(house, 'Ines')
  const person = await house.database.transaction(tx => lockCaller(tx, ines.userId))
  const asked: Promise<{ readonly status: number }>[] = []
  await house.database.transaction(async tx => {
    await erase(tx, house.context, person)
    asked.push(
      paula.post(`/api/research-groups/${here}/members`, { userId: ines.userId, role: 'PROFESSOR' }),
      paula.post(`/api/research-groups/${here}/members`, { email: ines.email, role: 'PROFESSOR' }),
      ada.post('/api/admins', { userId: ines.userId }),
    )
    await house.database.untilHeldUp(...asked)
  })
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 201, 404])
  const { rows } = await sql`select from role where user_id = ${ines.userId}`.execute(query())
  expect(rows).toEqual([])
})

test('applicants are warned 28 days before their application is reduced to states, dates and numbers', async () => {
  const otto = await enter(office.house, 'Otto')
  const { jobId } = await newJob(office)
  const applicationId = await apply(otto, jobId)
  await office.emil.post('/api/evaluation/applications/bulk', { action: 'shortlist', applicationIds: [applicationId] })
  await office.emil.post(`/api/evaluation/applications/${applicationId}/reject`, {
    reason: 'OTHER_REASON',
    justification: 'SECRET',
  })
  const age = (months: number) =>
    sql`update application set ended_at = now() - make_interval(months => ${months}),
      deletion_warned_at = deletion_warned_at - interval '29 days' where application_id = ${applicationId}`.execute(
      query(),
    )
  const admin = office.ada
  await age(5)
  expect((await admin.get('/api/admin/retention')).body).toMatchObject({ months: 6, toWarn: 0, toAnonymise: 0 })
  await age(6)
  expect((await admin.get('/api/admin/retention')).body).toMatchObject({ toWarn: 1, toAnonymise: 0 })
  const dry = await admin.post('/api/admin/retention', { dryRun: true })
  expect(dry.body).toEqual({ dryRun: true, warned: 1, anonymised: 0 })
  expect((await admin.post('/api/admin/retention', { dryRun: false })).body).toEqual({
    dryRun: false,
    warned: 1,
    anonymised: 0,
  })
  const warning = () =>
    query()
      .selectFrom('letter')
      .selectAll()
      .where('user_id', '=', otto.userId)
      .where('type', '=', 'DELETION_WARNING')
      .executeTakeFirstOrThrow()
  expect((await warning()).text).toContain('Doctoral position in data systems')
  await sql`update letter set state = 'SENT' where letter_id = ${(await warning()).letter_id}`.execute(query())
  expect(await runRetention(office.house.context, false, null)).toMatchObject({ warned: 0, anonymised: 0 })
  await age(6)
  expect(await runRetention(office.house.context, false, null)).toMatchObject({ warned: 0, anonymised: 1 })
  expect(await warning()).toMatchObject({ state: 'SENT', subject: '', text: null, recipient_address: '' })
  expect(await rowsOf(otto.userId)).toEqual([
    { state: 'REJECTED', first_name: '', motivation: '', email: '', city: '' },
  ])
  expect(await office.emil.get(`/api/evaluation/applications/${applicationId}`)).toMatchObject({
    status: 200,
    body: { may: [] },
  })
  expect((await otto.get(`/api/applications/${applicationId}`)).status).toBe(200)
  const { rows } = await sql<{
    id: string
  }>`select process_id as id from interview_process where job_id = ${jobId}`.execute(query())
  const shortlist = await office.emil.get(`/api/interviews/processes/${rows[0]?.id}/interviewees`)
  expect(shortlist.body).toMatchObject({ items: [{ applicationId, firstName: '', lastName: '', email: '' }] })
})

test('an application reopened after the end of its job is kept no longer than the others', async () => {
  await sql`update research_group set letter_grace_minutes = 30`.execute(query())
  const [nora, pia] = [await enter(office.house, 'Nora'), await enter(office.house, 'Pia')]
  const { jobId } = await newJob(office)
  const [hired, other] = [await apply(nora, jobId), await apply(pia, jobId)]
  await office.paula.post(`/api/evaluation/applications/${hired}/accept`, {})
  await office.paula.put(`/api/jobs/${jobId}/state`, { state: 'APPLICANT_FOUND' })
  const again = await office.paula.post(`/api/evaluation/applications/${other}/reconsider`)
  expect([again.status, again.body['state']]).toEqual([200, 'SENT'])
  await sql`update application set ended_at = ended_at - interval '7 months',
    deletion_warned_at = now() - interval '29 days' where job_id = ${jobId}`.execute(query())
  await sql`update application_review set known_from = now() where application_id = ${hired}`.execute(query())
  expect(await runRetention(office.house.context, false, null)).toMatchObject({ anonymised: 2 })
  expect(await rowsOf(pia.userId)).toMatchObject([{ state: 'SENT', first_name: '', email: '' }])
})

test('a person without an address is warned at the one they applied with', async () => {
  const { house } = office
  const noah = await enterTelling(house, { name: 'Noah', email: '', isVerified: false })
  const { jobId } = await newJob(office)
  const applicationId = await start(noah, jobId)
  await fill(noah, applicationId)
  await noah.put('/api/applicants/me/profile', { email: 'noah@elsewhere.example', degrees: [degree] })
  expect((await noah.post(`/api/applications/${applicationId}/submit`)).status).toBe(200)
  expect((await noah.post(`/api/applications/${applicationId}/withdraw`)).status).toBe(200)
  await sql`update application set ended_at = now() - interval '8 months' where application_id = ${applicationId}`.execute(
    query(),
  )
  const mailbox = emptyingMailbox(house)
  await mailbox()
  expect(await runRetention(house.context, false, null)).toMatchObject({ warned: 1, anonymised: 0 })
  expect((await mailbox()).map(({ to }) => to)).toEqual(['noah@elsewhere.example'])
})
