import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { findApplication, findLockedApplication } from './application.store.ts'
import type { Application } from './application.ts'
import { asSeenBy } from './as-seen-by.ts'

const orNotFound = (application: Application | undefined): Application => {
  if (application === undefined) throw problem('NOT_FOUND', { detail: 'There is no such application.' })
  return application
}

/** The application in any state, for other folders too; 404 if it does not exist. */
export const getApplication = async (db: QueryExecutorProvider, applicationId: string): Promise<Application> =>
  orNotFound(await findApplication(db, applicationId))

/** The same, locked until the end of the transaction, so that its state does not change. */
export const lockApplication = async (tx: Tx, applicationId: string): Promise<Application> =>
  orNotFound(await findLockedApplication(tx, applicationId))

/** For actions of applicants: locked, and as they know it. */
export const lockAsSeen = async (tx: Tx, actor: Actor, applicationId: string): Promise<Application> =>
  asSeenBy(actor, await lockApplication(tx, applicationId))
