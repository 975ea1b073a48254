import { testDatabase, testEngine } from '@kolleg/database/testing'
import { createLog } from '@kolleg/front'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup, type Someone } from '../../test/house/cast.ts'
import { openHouse } from '../../test/house/house.ts'
import { migrations, type Tables } from '../db/schema.ts'
import { effectsOf } from '../effects.ts'
import { complete, type Office, openOffice, publish, write } from '../jobs/testing/setting.ts'
import { effectKinds } from '../outbox/kinds.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { scheduleOf } from '../schedule.ts'
import { snapshotOf } from './testing/all-rows.ts'
import { announceState, carryOutStep, graceOn, makeDue, setGrace } from './testing/grace.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  await setGrace(office.house, 30)
})
afterAll(() => office.house.close())

const opened = async () => (await publish(office.paula, office.here, complete(office.paula))).jobId
const stateOf = async (jobId: string) => (await office.paula.get(`/api/jobs/${jobId}/details`)).body['state']
const announced = async (jobId: string, state = 'CLOSED', who: Someone = office.paula) => {
  const { status, body } = await announceState(who, jobId, state)
  expect(status).toBe(202)
  return String(body['stepId'])
}
const stepOf = async (stepId: string, who: Someone = office.paula) =>
  (await who.get(`/api/waiting-steps/${stepId}`)).body
const listed = async (who: Someone, jobId: string) => {
  const { body } = await who.get(`/api/waiting-steps?jobId=${jobId}`)
  return (body['items'] as readonly { stepId: string }[]).map(({ stepId }) => stepId)
}

test('a scheduled step returns its due time, and changes nothing until then', async () => {
  const { paula } = office
  const jobId = await opened()
  const { status, headers, body } = await announceState(paula, jobId, 'CLOSED')
  expect([status, headers.get('location')]).toEqual([202, `/api/waiting-steps/${String(body['stepId'])}`])
  expect(body).toMatchObject({ kind: 'CLOSE_JOB', state: 'WAITING', isOwn: true, byName: 'Paula Test', jobId })
  const minutes = (Date.parse(String(body['dueAt'])) - Date.parse(String(body['announcedAt']))) / 60_000
  expect(minutes).toBe(30)
  expect(await stateOf(jobId)).toBe('PUBLISHED')
})

test('a due step is carried out in the name of the person who scheduled it', async () => {
  const { emil, house } = office
  const jobId = await opened()
  const stepId = await announced(jobId, 'CLOSED', emil)
  await carryOutStep(house, stepId)
  expect([await stateOf(jobId), (await stepOf(stepId))['state']]).toEqual(['CLOSED', 'DONE'])
  const { rows } = await sql`select by_user from audit_event where object_id = ${jobId} and action = 'close'`.execute(
    house.database.query,
  )
  expect(rows).toEqual([{ by_user: emil.userId }])
})

test('publishing waits for a minute, and never longer than the grace time of the group', async () => {
  const { paula, here, house } = office
  const minutesOf = async () => {
    const { jobId } = await write(paula, here, complete(paula))
    const { body } = await announceState(paula, jobId, 'PUBLISHED')
    return (Date.parse(String(body['dueAt'])) - Date.parse(String(body['announcedAt']))) / 60_000
  }
  expect(await minutesOf()).toBe(1)
  await setGrace(house, 0)
  const { jobId } = await write(paula, here, complete(paula))
  const { status, body } = await announceState(paula, jobId, 'PUBLISHED')
  await setGrace(house, 30)
  expect([status, body['state']]).toEqual([200, 'PUBLISHED'])
})

test('a step that would be refused is refused at once, and the rehearsal leaves no trace', async () => {
  const { paula, emil, quentin, here, house } = office
  const jobId = await opened()
  const { jobId: bare } = await write(paula, here, { title: 'Bare' })
  const before = await snapshotOf(house.database)
  const refusals = await Promise.all([
    announceState(quentin, jobId, 'CLOSED'),
    announceState(paula, crypto.randomUUID(), 'CLOSED'),
    announceState(emil, jobId, 'PUBLISHED'),
    announceState(emil, jobId, 'CLOSED', { version: 1 }),
    announceState(emil, jobId, 'CLOSED', {}, { 'if-match': '"1"' }),
    announceState(emil, bare, 'PUBLISHED'),
    announceState(emil, jobId, 'NOWHERE'),
    announceState(emil, jobId, 'CLOSED', {}, { grace: 'off' }),
  ])
  expect(refusals.map(({ status }) => status)).toEqual([403, 404, 409, 412, 412, 400, 400, 400])
  expect(await snapshotOf(house.database)).toEqual(before)
  await announced(jobId)
  const after = await snapshotOf(house.database)
  const changed = Object.keys(after).filter(name => after[name] !== before[name])
  expect(changed.toSorted()).toEqual(['audit_event', 'waiting_step'])
})

test('an operation that no outsider notices cannot be scheduled', async () => {
  const { paula, here } = office
  const { status, body } = await paula.call(`/api/research-groups/${here}/jobs`, {
    method: 'POST',
    body: { title: 'A job' },
    headers: graceOn,
  })
  expect([status, body['errors']]).toMatchObject([400, [{ pointer: '/headers/grace' }]])
})

test('any member of the group can take a step back, and then it is not carried out', async () => {
  const { paula, emil, ada, amira, quentin, house } = office
  const jobId = await opened()
  const stepId = await announced(jobId)
  expect(await listed(emil, jobId)).toEqual([stepId])
  expect(await listed(ada, jobId)).toEqual([stepId])
  expect(await listed(quentin, jobId)).toEqual([])
  const path = `/api/waiting-steps/${stepId}`
  expect((await quentin.get(path)).status).toBe(403)
  expect((await quentin.delete(path)).status).toBe(403)
  expect((await amira.delete(path)).status).toBe(403)
  expect((await emil.delete(path)).status).toBe(204)
  expect((await emil.delete(path)).status).toBe(409)
  await carryOutStep(house, stepId)
  expect(await stateOf(jobId)).toBe('PUBLISHED')
  const takenBackBy = { name: 'Emil Test', isOwn: false }
  expect(await stepOf(stepId)).toMatchObject({ state: 'TAKEN_BACK', takenBackBy })
  expect(await stepOf(stepId, emil)).toMatchObject({ takenBackBy: { isOwn: true } })
  expect(await listed(paula, jobId)).toEqual([])
  const { rows } =
    await sql`select action, by_user from audit_event where object_id = ${stepId} order by event_id`.execute(
      house.database.query,
    )
  expect(rows).toEqual([
    { action: 'announce', by_user: paula.userId },
    { action: 'takeBack', by_user: emil.userId },
  ])
})

test('once a step is due it can no longer be taken back', async () => {
  const { paula, house } = office
  const stepId = await announced(await opened())
  await makeDue(house, stepId)
  const { status, body } = await paula.delete(`/api/waiting-steps/${stepId}`)
  expect([status, body['code']]).toEqual([409, 'STATE_CONFLICT'])
})

test('the person who scheduled a step can have it done now, and nobody else can', async () => {
  const { paula, emil } = office
  const jobId = await opened()
  const stepId = await announced(jobId)
  const now = `/api/waiting-steps/${stepId}/now`
  expect((await emil.post(now)).status).toBe(403)
  const { status, body } = await paula.post(now)
  expect([status, body['state'], await stateOf(jobId)]).toEqual([200, 'DONE', 'CLOSED'])
  expect((await paula.post(now)).status).toBe(409)
})

test('a step that is refused when it is due tells every member why, until they dismiss it for themselves', async () => {
  const { paula, emil, here, house } = office
  const { jobId, version } = await publish(paula, here, complete(paula))
  const { body } = await announceState(paula, jobId, 'CLOSED', { version })
  const stepId = String(body['stepId'])
  expect((await emil.put(`/api/jobs/${jobId}`, complete(paula, { title: 'Other words' }))).status).toBe(200)
  await carryOutStep(house, stepId)
  expect(await stepOf(stepId, emil)).toMatchObject({ state: 'FAILED', problem: { code: 'VERSION_CONFLICT' } })
  expect([await stateOf(jobId), await listed(emil, jobId)]).toEqual(['PUBLISHED', [stepId]])
  for (const _ of ['once', 'again']) expect((await emil.delete(`/api/waiting-steps/${stepId}`)).status).toBe(204)
  expect([await listed(emil, jobId), await listed(paula, jobId)]).toEqual([[], [stepId]])
  expect((await paula.delete(`/api/waiting-steps/${stepId}`)).status).toBe(204)
  expect(await listed(paula, jobId)).toEqual([])
})

test('a step fails if its author has lost the role or the account meanwhile', async () => {
  const { house, here } = office
  const jobs = [await opened(), await opened()] as const
  const eva = await enter(house, 'Eva', { role: 'EMPLOYEE', groupId: here })
  const uwe = await enter(house, 'Uwe', { role: 'EMPLOYEE', groupId: here })
  const steps = [await announced(jobs[0], 'CLOSED', eva), await announced(jobs[1], 'CLOSED', uwe)] as const
  await sql`delete from role where user_id = ${eva.userId} and role = 'EMPLOYEE'`.execute(house.database.query)
  expect((await uwe.delete('/api/users/me')).status).toBe(204)
  for (const stepId of steps) await carryOutStep(house, stepId)
  expect(await stepOf(steps[0])).toMatchObject({ state: 'FAILED', problem: { code: 'ACCESS_DENIED' } })
  expect(await stepOf(steps[1])).toMatchObject({ state: 'FAILED', problem: { code: 'UNAUTHENTICATED' }, byName: null })
  expect([await stateOf(jobs[0]), await stateOf(jobs[1])]).toEqual(['PUBLISHED', 'PUBLISHED'])
})

test('the same request waits once, and a different one for the same resource is refused meanwhile', async () => {
  const { emil } = office
  const jobId = await opened()
  const stepId = await announced(jobId)
  expect(await announced(jobId, 'CLOSED', emil)).toBe(stepId)
  const { status, body } = await announceState(emil, jobId, 'DRAFT')
  expect([status, body['code'], body['stepId']]).toEqual([409, 'STEP_WAITING', stepId])
  expect((await emil.delete(`/api/waiting-steps/${stepId}`)).status).toBe(204)
  expect(await announced(jobId, 'DRAFT', emil)).not.toBe(stepId)
})

test('twenty requests at once schedule one step', async () => {
  const jobId = await opened()
  const replies = await Promise.all(Array.from({ length: 20 }, () => announceState(office.paula, jobId, 'CLOSED')))
  expect(new Set(replies.map(({ body }) => body['stepId'])).size).toBe(1)
  const { rows } =
    await sql`select from audit_event where object = 'waitingStep' and details ->> 'jobId' = ${jobId}`.execute(
      office.house.database.query,
    )
  expect(rows).toHaveLength(1)
})

test('two instances that carry out the same step, and a retry, do it once', async () => {
  const { house } = office
  const jobId = await opened()
  const stepId = await announced(jobId)
  const other = await openHouse({ database: house.database })
  try {
    await Promise.all([carryOutStep(house, stepId), carryOutStep(other, stepId), carryOutStep(house, stepId)])
    await carryOutStep(other, stepId)
  } finally {
    await other.close()
  }
  const { rows } = await sql`select from audit_event where object_id = ${jobId} and action = 'close'`.execute(
    house.database.query,
  )
  expect([rows.length, (await stepOf(stepId))['state']]).toEqual([1, 'DONE'])
})

test.runIf(testEngine === 'postgres')('a step whose process dies is done by the next attempt', async () => {
  const { house } = office
  const jobId = await opened()
  const stepId = await announced(jobId)
  const held = Promise.withResolvers<void>()
  const killed = house.database.transaction(async tx => {
    await sql`select from job where job_id = ${jobId} for update`.execute(tx)
    held.resolve()
    for (let victims = 0; victims === 0; ) {
      const { rows } = await sql<{ pid: number }>`select pid, pg_terminate_backend(pid) from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(tx)
      victims = rows.length
    }
  })
  await held.promise
  const attempt = carryOutStep(house, stepId).then(
    () => 'done',
    () => 'lost',
  )
  await killed
  expect(await attempt).toBe('lost')
  expect([await stateOf(jobId), (await stepOf(stepId))['state']]).toEqual(['PUBLISHED', 'WAITING'])
  await carryOutStep(house, stepId)
  expect([await stateOf(jobId), (await stepOf(stepId))['state']]).toEqual(['CLOSED', 'DONE'])
})

test('the outbox carries a step out when it is due, and not before', async () => {
  const database = await testDatabase<Tables>(migrations)
  const outbox = await createOutbox({ database, log: createLog('test', 'silent'), kinds: effectKinds })
  const house = await openHouse({ database, outbox })
  try {
    const here = await newGroup(house, 'Here')
    const paula = await enter(house, 'Paula', { role: 'PROFESSOR', groupId: here })
    const { jobId } = await publish(paula, here, complete(paula))
    await setGrace(house, 30)
    const { body } = await announceState(paula, jobId, 'CLOSED')
    const state = async () => {
      await outbox.carryOutDue(effectsOf(house.context))
      return (await paula.get(`/api/jobs/${jobId}/details`)).body['state']
    }
    expect(await state()).toBe('PUBLISHED')
    await makeDue(house, String(body['stepId']))
    await sql`update pgboss.job set start_after = now() where name = 'step'`.execute(database.query)
    expect(await state()).toBe('CLOSED')
  } finally {
    await outbox.close()
    await house.close()
    await database.close()
  }
})

test('a suspended group carries out no steps, and its members see why', async () => {
  const { paula, ada, house } = office
  const here = await newGroup(house, 'Suspended')
  await setGrace(house, 30)
  const petra = await enter(house, 'Petra', { role: 'PROFESSOR', groupId: here })
  const { jobId } = await publish(petra, here, complete(petra))
  const stepId = await announced(jobId, 'CLOSED', petra)
  expect((await ada.post(`/api/research-groups/${here}/suspend`)).status).toBe(200)
  expect(await stepOf(stepId, petra)).toMatchObject({
    state: 'FAILED',
    problem: { code: 'STATE_CONFLICT', detail: 'The group was suspended.' },
  })
  expect((await paula.get(`/api/waiting-steps/${stepId}`)).status).toBe(403)
})

test('the steps of a draft are deleted with it', async () => {
  const { paula, here, house } = office
  const { jobId } = await write(paula, here, complete(paula))
  const stepId = await announced(jobId, 'PUBLISHED')
  expect((await paula.delete(`/api/jobs/${jobId}`)).status).toBe(204)
  await effectsOf(house.context).step.carryOut(stepId, AbortSignal.timeout(60_000))
  expect((await paula.get(`/api/waiting-steps/${stepId}`)).status).toBe(404)
})

test('the request of a step is deleted when it ends, and the step a day later', async () => {
  const { house } = office
  const jobId = await opened()
  const stepId = await announced(jobId)
  await carryOutStep(house, stepId)
  const kept = async () =>
    (await sql`select body from waiting_step where step_id = ${stepId}`.execute(house.database.query)).rows
  const deleteOld = async () => await scheduleOf(house.context)['forget-waiting-steps']?.run(AbortSignal.timeout(1000))
  await deleteOld()
  expect(await kept()).toEqual([{ body: null }])
  await sql`update waiting_step set ended_at = now() - interval '25 hours' where step_id = ${stepId}`.execute(
    house.database.query,
  )
  await deleteOld()
  expect(await kept()).toEqual([])
})

test('an invented ticket opens nothing', async () => {
  const { house } = office
  const answer = await fetch(`${house.address}/api/users/me`, {
    headers: { authorization: 'Ticket 2f6b0b1e-8a55-4f3c-9d2e-1c8f4f1f0a11' },
  })
  expect(answer.status).toBe(401)
})
