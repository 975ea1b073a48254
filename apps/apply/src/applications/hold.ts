import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider, Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { findApplication, lockApplication } from './application.store.ts'
import type { Application } from './application.ts'
import { asSeenBy } from './as-seen-by.ts'

const orNone = (application: Application | undefined): Application => {
  if (application === undefined) throw problem('NOT_FOUND', { detail: 'There is no such application.' })
  return application
}

/** The application in whatever state, for other rooms too; 404 when there is none. */
export const getApplication = async (db: QueryExecutorProvider, applicationId: string): Promise<Application> =>
  orNone(await findApplication(db, applicationId))

/** The same, held until the end of the transaction, so that what is decided by its state stays true. */
export const holdApplication = async (tx: Transaction<Tables>, applicationId: string): Promise<Application> =>
  orNone(await lockApplication(tx, applicationId))

/** For the verbs of applicants: held, and as they know it. */
export const holdAsSeen = async (tx: Transaction<Tables>, actor: Actor, applicationId: string): Promise<Application> =>
  asSeenBy(actor, await holdApplication(tx, applicationId))
