import type { Transaction } from 'kysely'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../db/schema.ts'
import { forgetDocuments } from '../documents/of-application.ts'
import { documentsAbout, emptyApplications } from './anonymise.store.ts'

type Ended = { readonly applicationId: string; readonly researchGroupId: string }

/** Takes everything personal out of applications whose procedure is over; what remains are states, dates and numbers. */
export const anonymise = async (
  tx: Transaction<Tables>,
  context: Pick<Context, 'outbox'>,
  applications: readonly Ended[],
  by: string | null,
): Promise<void> => {
  const ids = applications.map(({ applicationId }) => applicationId)
  await forgetDocuments(tx, context, await documentsAbout(tx, ids))
  await emptyApplications(tx, ids, new Date())
  for (const { applicationId, researchGroupId } of applications)
    await record(
      tx,
      { object: 'application', objectId: applicationId, action: 'anonymise', by },
      { groupId: researchGroupId },
    )
}
