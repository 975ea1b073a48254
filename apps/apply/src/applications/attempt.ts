import type { Actor } from '@kolleg/access'
import type { Attempt } from '@kolleg/lifecycle'
import { applications } from './application.policy.ts'
import type { Application } from './application.ts'

/** A step of the applicant: a refusal does not name steps that only the group can take. */
export const attemptOf = (actor: Actor, application: Application): Attempt => ({
  by: actor.userId,
  at: new Date(),
  theirs: applications.allowedActions(actor, application),
})
