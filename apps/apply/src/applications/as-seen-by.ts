import type { Actor } from '@kolleg/access'
import type { Application } from './application.ts'

/** The application as someone may know it: its applicant hears of what the group does with it later, or never. */
export const asSeenBy = ({ userId }: Pick<Actor, 'userId'>, application: Application): Application => {
  const { seen, applicantId } = application
  if (seen === null || applicantId !== userId) return application
  const { state, version, updatedAt } = seen
  return { ...application, state, version, updatedAt: new Date(updatedAt), seen: null }
}
