import type { Database } from '@kolleg/database'
import type { Log } from '@kolleg/front'
import { type Job, PgBoss } from 'pg-boss'
import type { Tables, Tx } from '../db/schema.ts'
import { attempt, type Due, drain } from './attempt.ts'
import { throughDatabase, throughTransaction } from './door.ts'
import { aDay, type Effect, type Retries } from './effect.ts'
import { deadOf, prepareQueues } from './queues.ts'

export type Effects<Kind extends string> = Readonly<Record<Kind, Effect>>

export type Outbox<Kind extends string> = {
  /** Schedules an effect in the caller's transaction; a rollback removes it. */
  readonly put: (tx: Tx, kind: Kind, id: string, notBefore?: Date) => Promise<void>
  /** Carries out effects from now on, in this process beside any number of others. */
  readonly start: (effects: Effects<Kind>) => Promise<void>
  /** Carries out what is due now, and returns when nothing is left. */
  readonly carryOutDue: (effects: Effects<Kind>) => Promise<void>
  /** Takes over the work of processes that died, as every started process does twice a minute. */
  readonly recover: () => Promise<void>
  /** Waits a few seconds for running attempts, then aborts them. */
  readonly close: () => Promise<void>
}

type Options<Kind extends string> = {
  readonly database: Database<Tables>
  readonly log: Log
  readonly kinds: readonly Kind[]
  readonly retries?: Retries
}

const finishMs = 5000
const recoverySeconds = 15
const abreast = { batchSize: 5, localConcurrency: 2, burstWhenBatchFull: true, perJobResults: true } as const

export const createOutbox = async <Kind extends string>(options: Options<Kind>): Promise<Outbox<Kind>> => {
  const { database, log, kinds, retries = aDay } = options
  const boss = new PgBoss({
    db: throughDatabase(database),
    backend: database.engine,
    schedule: false,
    superviseIntervalSeconds: recoverySeconds,
    monitorIntervalSeconds: recoverySeconds,
  })
  boss.on('error', error => log.error({ err: error }, 'the outbox reports an error'))
  boss.on('warning', ({ message }) => log.warn({ message }, 'the outbox reports a warning'))
  await boss.start()
  for (const kind of kinds) await prepareQueues(boss, kind, retries)

  const work = (queue: string, pollingIntervalSeconds: number, deed: Effect['carryOut']) =>
    boss.work(queue, { ...abreast, pollingIntervalSeconds }, (jobs: Job<Due>[]) =>
      Promise.all(jobs.map(job => attempt(deed, job, log))),
    )

  return {
    put: async (tx, kind, id, notBefore) => {
      await boss.send(kind, { id }, { db: throughTransaction(tx), ...(notBefore && { startAfter: notBefore }) })
    },
    start: async effects => {
      for (const kind of kinds) {
        await work(kind, 1, effects[kind].carryOut)
        await work(deadOf(kind), 5, effects[kind].giveUp)
      }
    },
    carryOutDue: async effects => {
      for (const kind of kinds) {
        await drain(boss, kind, effects[kind].carryOut, log)
        await drain(boss, deadOf(kind), effects[kind].giveUp, log)
      }
    },
    recover: async () => {
      for (const kind of kinds) await boss.supervise(kind)
    },
    close: () => boss.stop({ timeout: finishMs, close: false }),
  }
}
