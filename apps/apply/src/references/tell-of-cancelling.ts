import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../db/schema.ts'
import { getJob } from '../jobs/get.ts'
import { cancellationWritten, owedCancellations } from './ending.store.ts'
import { refereeName } from './write-to-referee.ts'

const atATime = 50

/** Tells referees that their letter is no longer needed; what is written is marked, so a repeat goes on after it. */
export const tellOfCancelling = async (
  context: Context,
  { jobId }: { readonly jobId: string },
  signal: AbortSignal,
): Promise<void> => {
  let told = 0
  do {
    signal.throwIfAborted()
    told = await context.database.transaction(tx => tellSome(tx, context, jobId))
  } while (told > 0)
}

const tellSome = async (tx: Transaction<Tables>, context: Context, jobId: string): Promise<number> => {
  const owing = await owedCancellations(tx, jobId, atATime)
  if (owing.length === 0) return 0
  const job = await getJob(tx, jobId)
  for (const referee of owing) {
    await context.letters.write(tx, {
      type: 'REFERENCE_CANCELLED',
      groupId: job.researchGroupId,
      language: referee.language,
      to: { name: refereeName(referee), address: referee.email },
      data: {
        referee: { name: refereeName(referee) },
        applicant: { name: referee.applicantName },
        job: { title: job.title },
        group: { name: job.researchGroupName },
      },
    })
    await cancellationWritten(tx, referee.referenceId)
  }
  return owing.length
}
