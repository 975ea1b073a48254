import type { Context } from './context.ts'
import { sweepFiles } from './documents/sweep-files.ts'
import { deleteExpiredReplies } from './front-door/delete-expired-replies.ts'
import { eraseLateReplies } from './front-door/erase-replies.ts'
import { expireInvitations } from './groups/members/expire-invitations.ts'
import type { Schedule } from './outbox/schedule.ts'
import { deleteOldEndings } from './people/end-identities.ts'
import { followHolds } from './privacy/release.ts'
import { runDailyRetention } from './privacy/retention/run.ts'
import { expireReferences } from './references/expire.ts'
import { remindReferees } from './references/remind.ts'
import { deleteOldSteps } from './waiting-steps/delete-old.ts'

/** All periodic tasks. Their names are stored: a renamed one runs once more. */
export const scheduleOf = (context: Context): Schedule => ({
  ...(context.config.RETENTION === 'on' && {
    retention: { everyMinutes: 24 * 60, run: () => runDailyRetention(context) },
  }),
  'follow-legal-holds': { everyMinutes: 60, run: () => followHolds(context) },
  'remind-referees': { everyMinutes: 30, run: () => remindReferees(context) },
  'expire-references': { everyMinutes: 30, run: () => expireReferences(context) },
  'expire-invitations': { everyMinutes: 24 * 60, run: () => expireInvitations(context) },
  'forget-waiting-steps': { everyMinutes: 24 * 60, run: () => deleteOldSteps(context) },
  'forget-replies': { everyMinutes: 30, run: () => deleteExpiredReplies(context) },
  'forget-late-replies': { everyMinutes: 30, run: () => eraseLateReplies(context) },
  'forget-identities': { everyMinutes: 24 * 60, run: () => deleteOldEndings(context) },
  'sweep-files': { everyMinutes: 24 * 60, run: () => sweepFiles(context) },
})
