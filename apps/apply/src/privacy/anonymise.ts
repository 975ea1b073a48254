import { anonymiseOwnDeeds } from '../audit/own-deeds.ts'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { deleteDocumentsAndFiles } from '../documents/of-application.ts'
import { documentsAbout, emptyApplications } from './anonymise.store.ts'

/** A draft has no group, because the group never knew of it. */
type Ended = { readonly applicationId: string; readonly researchGroupId: string | null }

/** Deletes all personal data from applications that have ended; states, dates and numbers stay. */
export const anonymise = async (
  tx: Tx,
  context: Pick<Context, 'outbox'>,
  applications: readonly Ended[],
): Promise<void> => {
  const ids = applications.map(({ applicationId }) => applicationId)
  await deleteDocumentsAndFiles(tx, context, await documentsAbout(tx, ids))
  await emptyApplications(tx, ids, new Date())
  await anonymiseOwnDeeds(tx, ids)
  for (const { applicationId, researchGroupId } of applications)
    await record(
      tx,
      { object: 'application', objectId: applicationId, action: 'anonymise', by: null },
      { groupId: researchGroupId },
    )
}
