import type { Database } from '@kolleg/database'
import type { Log } from '@kolleg/front'
import type { Tables } from '../db/schema.ts'
import type { Effect } from './effect.ts'
import type { Outbox } from './outbox.ts'

/** Work that comes round by the clock, once among all instances. It may be done again after a crash. */
export type ScheduledTask = { readonly everyMinutes: number; readonly run: (signal: AbortSignal) => Promise<void> }
export type Schedule = Readonly<Record<string, ScheduledTask>>

type Options = {
  readonly database: Database<Tables>
  readonly outbox: Pick<Outbox<'recurring'>, 'put'>
  readonly works: Schedule
}

const minuteMs = 60_000

/** Puts what is due into the queue: whoever moves its time on does so, and what was missed during a standstill comes. */
export const putDue = async ({ database, outbox, works }: Options, now = new Date()): Promise<void> => {
  for (const [name, { everyMinutes }] of Object.entries(works)) {
    const next = new Date(now.getTime() + everyMinutes * minuteMs)
    await database.transaction(async tx => {
      await tx
        .insertInto('recurring_work')
        .values({ name, due_at: now })
        .onConflict(conflict => conflict.doNothing())
        .execute()
      const moved = await tx
        .updateTable('recurring_work')
        .set({ due_at: next })
        .where('name', '=', name)
        .where('due_at', '<=', now)
        .returning('name')
        .executeTakeFirst()
      if (moved) await outbox.put(tx, 'recurring', name)
    })
  }
}

/** The effect of a turn; of work that is no longer known there is nothing to do. */
export const takingTurns = (works: Schedule, log: Log): Effect => ({
  carryOut: async (name, signal) => {
    if (Object.hasOwn(works, name)) await works[name]?.run(signal)
  },
  giveUp: async name => log.error({ work: name }, 'this time it could not be done; it comes round again'),
})

/** Looks at the clock every minute from now on; closing waits for a look under way. */
export const startSchedule = (options: Options, log: Log): { readonly close: () => Promise<void> } => {
  let looking = Promise.resolve()
  const look = () => {
    looking = looking
      .then(() => putDue(options))
      .catch((err: unknown) => log.error({ err }, 'the schedule has trouble'))
  }
  look()
  const timer = setInterval(look, minuteMs).unref()
  return {
    close: () => {
      clearInterval(timer)
      return looking
    },
  }
}
