import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import { applications } from './application.policy.ts'
import { type ApplicationView, applicationView } from './application.view.ts'
import { getApplication } from './hold.ts'

/** One application as the caller may see it. */
export const readApplication = async (
  db: QueryExecutorProvider,
  actor: Actor,
  applicationId: string,
): Promise<ApplicationView> =>
  applicationView(db, actor, applications.permit(actor, 'oversee', await getApplication(db, applicationId)).record)
