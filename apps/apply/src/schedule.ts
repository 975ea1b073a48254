import type { Context } from './context.ts'
import { sweepFiles } from './documents/sweep-files.ts'
import { forgetOldReplies } from './front-door/forget-old-replies.ts'
import { forgetLateReplies } from './front-door/forget-replies.ts'
import { expireInvitations } from './groups/members/expire-invitations.ts'
import type { Schedule } from './outbox/schedule.ts'
import { forgetEndedIdentities } from './people/end-identities.ts'
import { runDailyRetention } from './privacy/retention/run.ts'
import { expireReferences } from './references/expire.ts'
import { remindReferees } from './references/remind.ts'
import { forgetWaitingSteps } from './waiting-steps/forget.ts'

/** All periodic tasks. */
export const scheduleOf = (context: Context): Schedule => ({
  ...(context.config.RETENTION === 'on' && {
    retention: { everyMinutes: 24 * 60, run: () => runDailyRetention(context) },
  }),
  'remind-referees': { everyMinutes: 30, run: () => remindReferees(context) },
  'expire-references': { everyMinutes: 30, run: () => expireReferences(context) },
  'expire-invitations': { everyMinutes: 24 * 60, run: () => expireInvitations(context) },
  'forget-waiting-steps': { everyMinutes: 24 * 60, run: () => forgetWaitingSteps(context) },
  'forget-replies': { everyMinutes: 30, run: () => forgetOldReplies(context) },
  'forget-late-replies': { everyMinutes: 30, run: () => forgetLateReplies(context) },
  'forget-identities': { everyMinutes: 24 * 60, run: () => forgetEndedIdentities(context) },
  'sweep-files': { everyMinutes: 24 * 60, run: () => sweepFiles(context) },
})
