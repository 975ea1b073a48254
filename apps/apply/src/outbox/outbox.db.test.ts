import { type Database, open } from '@kolleg/database'
import { testDatabase, testEngine } from '@kolleg/database/testing'
import { createLog } from '@kolleg/front'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrations, type Tables } from '../db/schema.ts'
import { throughDatabase } from './door.ts'
import { createOutbox, type Outbox } from './outbox.ts'

const log = createLog('test', 'silent')
let database: Database<Tables> & { readonly url: string }
beforeAll(async () => {
  database = await testDatabase<Tables>(migrations)
})
afterAll(() => database.close())

/** As many instances as the engine allows: PGlite has one process, so they share its database. */
const instances = async (count: number) => {
  const databases = await Promise.all(
    Array.from({ length: count }, async () => (testEngine === 'postgres' ? open<Tables>(database.url) : database)),
  )
  const outboxes = await Promise.all(databases.map(each => createOutbox({ database: each, log, kinds: ['deed'] })))
  const close = async () => {
    for (const outbox of outboxes) await outbox.close()
    for (const each of databases) if (each !== database) await each.close()
  }
  return { outboxes, close }
}

const put = (outbox: Outbox<'deed'> | undefined, ids: readonly string[]) =>
  database.transaction(async tx => {
    for (const id of ids) await outbox?.put(tx, 'deed', id)
  })

test('several instances that start together carry out each effect once', async () => {
  const { outboxes, close } = await instances(3)
  const ids = Array.from({ length: 40 }, (_, index) => `deed ${index}`)
  const done: string[] = []
  const deed = { carryOut: async (id: string) => void done.push(id), giveUp: async () => {} }
  try {
    await put(outboxes[0], ids)
    await Promise.all(outboxes.map(outbox => outbox.start({ deed })))
    await vi.waitFor(() => expect(done.toSorted()).toEqual(ids.toSorted()), { timeout: 20_000, interval: 50 })
  } finally {
    await close()
  }
  expect(done.length).toBe(ids.length)
})

test('an effect that fails does not stop the others', async () => {
  const { outboxes, close } = await instances(1)
  const done: string[] = []
  const carryOut = async (id: string) => {
    if (id === 'impossible') throw new Error('no')
    done.push(id)
  }
  try {
    await put(outboxes[0], ['one', 'impossible', 'two'])
    await outboxes[0]?.carryOutDue({ deed: { carryOut, giveUp: async () => {} } })
    expect(done).toEqual(['one', 'two'])
    const { rows } = await sql`select state, output from pgboss.job where data->>'id' = 'impossible'`.execute(
      database.query,
    )
    expect(rows).toEqual([{ state: 'retry', output: null }])
  } finally {
    await close()
  }
})

test('closing waits for an attempt that is running', async () => {
  const { outboxes, close } = await instances(1)
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const events: string[] = []
  const carryOut = async () => {
    begin()
    await finished
    events.push('finished')
  }
  await put(outboxes[0], ['slow'])
  await outboxes[0]?.start({ deed: { carryOut, giveUp: async () => {} } })
  await begun
  const closed = close().then(() => events.push('closed'))
  finish()
  await closed
  expect(events).toEqual(['finished', 'closed'])
})

test('an effect scheduled during or after closing is carried out by another instance', async () => {
  const { outboxes, close } = await instances(2)
  const [first, second] = outboxes
  const done: string[] = []
  try {
    const closing = first?.close()
    await put(first, ['meanwhile'])
    await closing
    await put(first, ['after'])
    await second?.carryOutDue({ deed: { carryOut: async id => void done.push(id), giveUp: async () => {} } })
    expect(done).toEqual(['meanwhile', 'after'])
  } finally {
    await close()
  }
})

test('a batch of statements that fails leaves no transaction open', async () => {
  const door = throughDatabase(database)
  await expect(door.executeSql('begin; select 1; select * from nowhere; commit')).rejects.toThrow('nowhere')
  const stuck = Array.from({ length: 12 }, () => door.executeSql('select 1 as one'))
  expect((await Promise.all(stuck)).map(({ rows }) => rows)).toEqual(stuck.map(() => [{ one: 1 }]))
})
