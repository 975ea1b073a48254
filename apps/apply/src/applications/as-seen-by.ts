import type { Actor } from '@kolleg/access'
import type { Application } from './application.ts'

/** The application as this person may know it: applicants learn of steps of the group later, or never. */
export const asSeenBy = ({ userId }: Pick<Actor, 'userId'>, application: Application): Application => {
  const { seen, applicantId } = application
  if (seen === null || applicantId !== userId) return application
  const { state, version, updatedAt } = seen
  return { ...application, state, version, updatedAt: new Date(updatedAt), seen: null }
}
