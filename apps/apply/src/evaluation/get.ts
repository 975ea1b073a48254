import type { Actor, Permitted } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import { applications } from '../applications/application.policy.ts'
import type { Application } from '../applications/application.ts'
import { getApplication, lockApplication } from '../applications/get.ts'
import type { Tx } from '../db/schema.ts'

type Action = 'evaluate' | 'open' | 'unread' | 'shortlist' | 'unlist' | 'accept' | 'reject' | 'reconsider'

/** An application that the actor may evaluate: 404 if it does not exist, 403 if they may not. */
export const getEvaluable = async <Who extends Actor>(
  db: QueryExecutorProvider,
  actor: Who,
  applicationId: string,
): Promise<Permitted<'evaluate', Application, Who>> =>
  applications.permit(actor, 'evaluate', await getApplication(db, applicationId))

/** The same, locked until the end of the transaction. */
export const lockEvaluable = async <A extends Action, Who extends Actor>(
  tx: Tx,
  actor: Who,
  action: A,
  applicationId: string,
): Promise<Permitted<A, Application, Who>> =>
  applications.permit(actor, action, await lockApplication(tx, applicationId))
