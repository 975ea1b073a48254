import { type TestDatabase, testDatabase } from '@kolleg/database/testing'
import { createLog } from '@kolleg/front'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from '../db/schema.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { queueDueTasks, runScheduledTask } from './schedule.ts'

const log = createLog('test', 'silent')
let database: TestDatabase<Tables>
let outbox: Outbox<'recurring'>
const done: string[] = []
const run = (name: string) => async () => void done.push(name)
const schedule = {
  hourly: { everyMinutes: 60, run: run('hourly') },
  daily: { everyMinutes: 24 * 60, run: run('daily') },
}

beforeAll(async () => {
  database = await testDatabase<Tables>(migrations)
  outbox = await createOutbox({ database, log, kinds: ['recurring'] })
})
afterAll(async () => {
  await outbox.close()
  await database.close()
})

const start = new Date('2026-11-15T12:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
/** Several instances check the schedule at the same time. */
const look = async (minutes: number): Promise<readonly string[]> => {
  await Promise.all([1, 2, 3].map(() => queueDueTasks({ database, outbox, schedule }, after(minutes))))
  await outbox.carryOutDue({ recurring: runScheduledTask(schedule, log) })
  return done.splice(0).toSorted()
}

test('a task runs at its time, once for all instances, and once after an outage', async () => {
  expect(await look(0)).toEqual(['daily', 'hourly'])
  expect(await look(1)).toEqual([])
  expect(await look(59)).toEqual([])
  expect(await look(60)).toEqual(['hourly'])
  expect(await look(61)).toEqual([])
  expect(await look(10 * 24 * 60)).toEqual(['daily', 'hourly'])
  expect(await look(10 * 24 * 60 + 1)).toEqual([])
})

test('a task that no longer exists is removed', async () => {
  await database.transaction(tx => outbox.put(tx, 'recurring', 'constructor'))
  await outbox.carryOutDue({ recurring: runScheduledTask(schedule, log) })
  expect(done).toEqual([])
})
