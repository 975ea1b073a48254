import type { Moment } from '@kolleg/lifecycle'
import type { Tx } from '../db/schema.ts'
import { type Application, isUnseen } from './application.ts'
import { takeStep } from './take.ts'

/**
 * For the interviews folder: shortlists a locked application that the caller may evaluate. This is internal to the group:
 * the applicant hears of an interview when they are invited.
 */
export const shortlistApplication = async (tx: Tx, held: Application, moment: Moment): Promise<Application> =>
  (await takeStep(tx, held, 'shortlist', moment, null)).application

/** Takes it off the shortlist, back to its former state; an applicant who knew of the shortlist sees this at once. */
export const unlistApplication = async (tx: Tx, held: Application, moment: Moment): Promise<Application> => {
  const isKnown = !isUnseen(held)
  const { application } = await takeStep(tx, held, 'unlist', moment, isKnown ? moment.at : null)
  return held.openedAt === null && !isKnown
    ? (await takeStep(tx, application, 'unread', moment, null)).application
    : application
}
