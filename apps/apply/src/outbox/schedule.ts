import type { Database } from '@kolleg/database'
import type { Log } from '@kolleg/front'
import type { Tables } from '../db/schema.ts'
import type { Effect } from './effect.ts'
import type { Outbox } from './outbox.ts'

/** A periodic task, run once among all instances. A crash may repeat it. */
export type ScheduledTask = { readonly everyMinutes: number; readonly run: (signal: AbortSignal) => Promise<void> }
export type Schedule = Readonly<Record<string, ScheduledTask>>

type Options = {
  readonly database: Database<Tables>
  readonly outbox: Pick<Outbox<'recurring'>, 'put'>
  readonly schedule: Schedule
}

const minuteMs = 60_000

/**
 * Queues the tasks that are due. The instance that moves the next run forward queues the task; a run missed during an
 * outage is made up.
 */
export const queueDueTasks = async ({ database, outbox, schedule }: Options, now = new Date()): Promise<void> => {
  for (const [name, { everyMinutes }] of Object.entries(schedule)) {
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

/** The effect that runs one scheduled task. A task that no longer exists is ignored. */
export const runScheduledTask = (schedule: Schedule, log: Log): Effect => ({
  carryOut: async (name, signal) => {
    if (Object.hasOwn(schedule, name)) await schedule[name]?.run(signal)
  },
  giveUp: async name => log.error({ task: name }, 'a scheduled task failed; it runs again at its next time'),
})

/** Checks the schedule every minute from now on. Closing waits for a running check. */
export const startSchedule = (options: Options, log: Log): { readonly close: () => Promise<void> } => {
  let looking = Promise.resolve()
  const look = () => {
    looking = looking
      .then(() => queueDueTasks(options))
      .catch((err: unknown) => log.error({ err }, 'the schedule could not be checked'))
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
