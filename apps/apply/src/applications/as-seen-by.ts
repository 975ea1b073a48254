import type { Actor } from '@kolleg/access'
import { applications } from './application.policy.ts'
import type { Application } from './application.ts'

/** Members of the group see its state; everyone else, ADMIN too, sees what the applicant knows. */
export const asSeenBy = (actor: Actor, application: Application): Application => {
  const { seen } = application
  if (seen === null || applications.may(actor, 'evaluate', application)) return application
  const { state, version, updatedAt } = seen
  return { ...application, state, version, updatedAt: new Date(updatedAt), seen: null }
}
