import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import { applications } from '../applications/application.policy.ts'
import { getApplication } from '../applications/get.ts'
import { type ApplicationView, applicationView } from './application.view.ts'

export const readApplication = async (
  db: QueryExecutorProvider,
  actor: Actor,
  applicationId: string,
): Promise<ApplicationView> =>
  applicationView(db, actor, applications.permit(actor, 'oversee', await getApplication(db, applicationId)).record)
