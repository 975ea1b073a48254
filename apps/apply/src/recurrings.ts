import type { Context } from './context.ts'
import { sweepFiles } from './documents/sweep-files.ts'
import type { Recurrings } from './outbox/schedule.ts'
import { keepNoLonger } from './privacy/retention/run.ts'
import { expireReferences } from './references/expire.ts'
import { remindReferees } from './references/remind.ts'

/** Everything that comes round by the clock. */
export const recurrings = (context: Context): Recurrings => ({
  ...(context.config.RETENTION === 'on' && {
    retention: { everyMinutes: 24 * 60, run: () => keepNoLonger(context) },
  }),
  'remind-referees': { everyMinutes: 30, run: () => remindReferees(context) },
  'expire-references': { everyMinutes: 30, run: () => expireReferences(context) },
  'sweep-files': { everyMinutes: 24 * 60, run: () => sweepFiles(context) },
})
