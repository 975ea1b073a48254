import type { Moment } from '@kolleg/lifecycle'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { type Application, isUnseen } from './application.ts'
import { takeStep } from './take.ts'

type Tx = Transaction<Tables>

/**
 * For the room of interviews: the held application, which that room has let the caller judge, comes onto the shortlist.
 * That is the group's own matter: its applicant hears of an interview when they are invited.
 */
export const shortlistApplication = async (tx: Tx, held: Application, moment: Moment): Promise<Application> =>
  (await takeStep(tx, held, 'shortlist', moment, null)).application

/** It is off the shortlist, and stands as before; an applicant who knows that it was there sees it at once. */
export const unlistApplication = async (tx: Tx, held: Application, moment: Moment): Promise<Application> => {
  const isKnown = !isUnseen(held)
  const { application } = await takeStep(tx, held, 'unlist', moment, isKnown ? moment.at : null)
  return held.openedAt === null && !isKnown
    ? (await takeStep(tx, application, 'unread', moment, null)).application
    : application
}
