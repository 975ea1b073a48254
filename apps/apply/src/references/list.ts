import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import { applications } from '../applications/application.policy.ts'
import type { Application } from '../applications/application.ts'
import { getApplication } from '../applications/get.ts'
import { refereeLettersOf } from '../documents/of-application.ts'
import { referencesOf } from './reference.store.ts'
import { type ReferenceView, referenceView } from './reference.view.ts'

/** The references to an application, for a caller who may read it. */
export const referencesFor = async (
  db: QueryExecutorProvider,
  actor: Actor,
  { applicationId }: Pick<Application, 'applicationId'>,
): Promise<ReferenceView[]> => {
  const [references, letters] = [await referencesOf(db, applicationId), await refereeLettersOf(db, applicationId)]
  return references.map(reference => referenceView(actor, reference, letters))
}

export const listReferences = async (
  db: QueryExecutorProvider,
  actor: Actor,
  applicationId: string,
): Promise<ReferenceView[]> =>
  referencesFor(db, actor, applications.permit(actor, 'read', await getApplication(db, applicationId)).record)
