import type { Actor } from '@kolleg/access'
import type { Application } from './application.ts'

/** The application as someone may know it: its applicant hears of a decision when the letter leaves, not before. */
export const asSeenBy = ({ userId }: Pick<Actor, 'userId'>, application: Application): Application => {
  const { before, applicantId } = application
  if (before === null || applicantId !== userId) return application
  const { state, version, updatedAt } = before
  return { ...application, state, version, updatedAt: new Date(updatedAt), before: null }
}
