import type { Actor, Permitted } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import { applications } from '../applications/application.policy.ts'
import type { Application } from '../applications/application.ts'
import { getApplication, lockApplication } from '../applications/get.ts'
import type { Tx } from '../db/schema.ts'

type Deed = 'evaluate' | 'open' | 'unread' | 'shortlist' | 'unlist' | 'accept' | 'reject' | 'reconsider'

/** An application that the actor may judge: 404 if it does not exist, 403 if they may not. */
export const getJudged = async <Who extends Actor>(
  db: QueryExecutorProvider,
  actor: Who,
  applicationId: string,
): Promise<Permitted<'evaluate', Application, Who>> =>
  applications.permit(actor, 'evaluate', await getApplication(db, applicationId))

/** The same, locked until the end of the transaction. */
export const lockJudged = async <D extends Deed, Who extends Actor>(
  tx: Tx,
  actor: Who,
  deed: D,
  applicationId: string,
): Promise<Permitted<D, Application, Who>> => applications.permit(actor, deed, await lockApplication(tx, applicationId))
