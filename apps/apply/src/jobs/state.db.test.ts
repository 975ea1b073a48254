import { afterAll, beforeAll, expect, test } from 'vitest'
import { problem } from '../problems.ts'
import type { JobState } from './job.ts'
import type { JobHook } from './job-hooks.ts'
import { changeState, fillJob } from './take-step.ts'
import { complete, inDays, type Office, openOffice, pointers, publish, statuses, write } from './testing/setting.ts'

let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

const move = (jobId: string, state: JobState, more: object = {}) =>
  office.paula.put(`/api/jobs/${jobId}/state`, { state, ...more })

test('publishing reports everything that is missing at once', async () => {
  const { paula, here } = office
  const { jobId } = await write(paula, here, {
    title: 'Bare',
    applicationDeadline: inDays(-2),
    descriptionEn: '<p> </p>',
  })
  const { status, body } = await move(jobId, 'PUBLISHED')
  expect([status, body['code']]).toEqual([400, 'VALIDATION_FAILED'])
  expect(pointers(body)).toEqual([
    '/applicationDeadline',
    '/descriptionEn',
    '/location',
    '/subjectArea',
    '/supervisingProfessorId',
  ])
})

test('a job of a group that is not ACTIVE cannot be published', async () => {
  const { paula, here, house } = office
  const { jobId } = await write(paula, here, complete(paula))
  const setState = (state: 'ACTIVE' | 'DRAFT') =>
    house.database.query.updateTable('research_group').set({ state }).where('research_group_id', '=', here).execute()
  await setState('DRAFT')
  const { status, body } = await move(jobId, 'PUBLISHED')
  await setState('ACTIVE')
  expect([status, body['code'], body['from'], body['action']]).toEqual([409, 'STATE_CONFLICT', 'DRAFT', 'publish'])
  expect(body['allowed']).toEqual(['edit', 'delete'])
})

test('a job whose supervisor has left the group cannot be published', async () => {
  const { paula, ada, here, house } = office
  const { jobId } = await write(paula, here, complete(paula))
  await house.database.query
    .updateTable('role')
    .set({ role: 'EMPLOYEE' })
    .where('user_id', '=', paula.userId)
    .where('research_group_id', '=', here)
    .execute()
  const { status, body } = await ada.put(`/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })
  const edited = await ada.put(`/api/jobs/${jobId}`, complete(paula))
  await house.database.query
    .updateTable('role')
    .set({ role: 'PROFESSOR' })
    .where('user_id', '=', paula.userId)
    .where('research_group_id', '=', here)
    .execute()
  expect([status, pointers(body)]).toEqual([400, ['/supervisingProfessorId']])
  expect(edited.status).toBe(200)
})

const table: readonly (readonly [JobState, readonly JobState[]])[] = [
  ['DRAFT', ['PUBLISHED']],
  ['PUBLISHED', ['DRAFT', 'CLOSED', 'APPLICANT_FOUND']],
  ['CLOSED', []],
  ['APPLICANT_FOUND', []],
]
const states = table.map(([state]) => state)

test.each(table)('%s leads to %j and nowhere else', async (from, reachable) => {
  const { paula, here } = office
  const job = await write(paula, here, complete(paula))
  if (from !== 'DRAFT') await move(job.jobId, 'PUBLISHED')
  if (from === 'CLOSED' || from === 'APPLICANT_FOUND') await move(job.jobId, from)
  for (const to of states.filter(state => !reachable.includes(state))) {
    const { status, body } = await move(job.jobId, to)
    expect([status, body['code'], body['from']]).toEqual([409, 'STATE_CONFLICT', from])
    expect(body['allowed']).toEqual(expect.any(Array))
  }
  for (const to of reachable) {
    const again = await publish(paula, here, complete(paula))
    if (from === 'DRAFT') await move(again.jobId, 'DRAFT')
    expect((await move(again.jobId, to)).body['state']).toBe(to)
  }
})

test('if two publish at once, one succeeds and the other reads that it is done', async () => {
  const { paula, here } = office
  const { jobId } = await write(paula, here, complete(paula))
  const replies = await Promise.all([move(jobId, 'PUBLISHED'), move(jobId, 'PUBLISHED')])
  expect(statuses(replies)).toEqual([200, 409])
})

test('a stale version is refused before the step is judged', async () => {
  const { paula, here } = office
  const { jobId } = await publish(paula, here, complete(paula))
  expect((await move(jobId, 'PUBLISHED', { version: 1 })).status).toBe(412)
  expect((await move(jobId, 'CLOSED', { version: 2 })).status).toBe(200)
})

test('a job keeps the time it was first published, and every step is recorded', async () => {
  const { paula, here, house } = office
  const { jobId, publishedAt } = (await publish(paula, here, complete(paula))) as {
    jobId: string
    publishedAt?: unknown
  }
  await move(jobId, 'DRAFT')
  const { body } = await move(jobId, 'PUBLISHED')
  expect(body['publishedAt']).toBe(publishedAt)
  const events = await house.database.query
    .selectFrom('audit_event')
    .selectAll()
    .where('object_id', '=', jobId)
    .orderBy('event_id')
    .execute()
  expect(events.map(({ action, from_state, to_state }) => [action, from_state, to_state])).toEqual([
    ['create', null, 'DRAFT'],
    ['publish', 'DRAFT', 'PUBLISHED'],
    ['unpublish', 'PUBLISHED', 'DRAFT'],
    ['publish', 'DRAFT', 'PUBLISHED'],
  ])
  expect(events.every(event => event.research_group_id === here && event.by_user === paula.userId)).toBe(true)
})

const refuse: JobHook = async () => {
  throw problem('ALREADY_EXISTS')
}

test('hooks run in the transaction of a step and can refuse it', async () => {
  const { paula, here, house } = office
  const { jobId } = await publish(paula, here, complete(paula))
  const heard: string[] = []
  const listen: JobHook = async (_tx, _context, job, { action, to }) => {
    heard.push(`${action} ${job.state} ${String(to)}`)
  }
  const actor = {
    userId: paula.userId,
    recusedFrom: [],
    committees: [],
    roles: [{ role: 'PROFESSOR', groupId: here } as const],
  }
  const withEffects = (effects: readonly JobHook[]) => ({
    ...house.context,
    jobHooks: { ...house.context.jobHooks, onStep: effects },
  })
  const close = (effects: readonly JobHook[]) =>
    house.database.transaction(tx => changeState(tx, withEffects(effects), actor, jobId, 'CLOSED', () => {}))
  await expect(close([listen, refuse])).rejects.toMatchObject({ status: 409 })
  expect((await paula.get(`/api/jobs/${jobId}/details`)).body['state']).toBe('PUBLISHED')
  const filled = await house.database.transaction(tx => fillJob(tx, withEffects([listen]), actor.userId, jobId))
  expect(filled.state).toBe('APPLICANT_FOUND')
  expect(heard).toEqual(['close PUBLISHED CLOSED', 'fill PUBLISHED APPLICANT_FOUND'])
})
