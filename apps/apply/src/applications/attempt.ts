import type { Actor } from '@kolleg/access'
import type { Attempt } from '@kolleg/lifecycle'
import { applications } from './application.policy.ts'
import type { Application } from './application.ts'

/** A step that an applicant takes now: a refusal does not name what only the group can do. */
export const attemptOf = (actor: Actor, application: Application): Attempt => ({
  by: actor.userId,
  at: new Date(),
  theirs: applications.allowedActions(actor, application),
})
