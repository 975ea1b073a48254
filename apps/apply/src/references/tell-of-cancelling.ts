import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { getJob } from '../jobs/get.ts'
import type { Job } from '../jobs/job.ts'
import { cancellationWritten, mayKnow, type Owing, owedCancellations } from './ending.store.ts'
import { refereeName } from './write-to-referee.ts'

const atATime = 50

/**
 * Tells referees that their letter is no longer needed. Each one told is marked, so a repeat continues where it
 * stopped.
 */
export const tellOfCancelling = async (
  context: Context,
  { jobId }: { readonly jobId: string },
  signal: AbortSignal,
): Promise<void> => {
  let told = 0
  do {
    signal.throwIfAborted()
    told = await context.database.transaction(tx => tellSome(tx, context, sql`application.job_id = ${jobId}`))
  } while (told > 0)
}

/** The same at once, for one application whose referees will soon be deleted. */
export const tellOfCancellingNow = async (tx: Tx, context: Context, applicationId: string): Promise<void> => {
  await tellSome(tx, context, sql`application.application_id = ${applicationId}`)
}

const tellSome = async (tx: Tx, context: Context, where: RawBuilder<unknown>): Promise<number> => {
  const owing = await owedCancellations(tx, where, atATime)
  for (const referee of owing) {
    await writeCancellation(tx, context, referee, await getJob(tx, referee.jobId))
    await cancellationWritten(tx, referee.referenceId)
  }
  return owing.length
}

/** A referee whom no request can have reached is not told. */
export const writeCancellation = async (
  tx: Tx,
  { letters }: Context,
  referee: Omit<Owing, 'jobId'>,
  job: Pick<Job, 'researchGroupId' | 'researchGroupName'>,
): Promise<void> => {
  if (!(await mayKnow(tx, referee))) return
  const name = refereeName(referee)
  await letters.write(tx, {
    type: 'REFERENCE_CANCELLED',
    groupId: job.researchGroupId,
    applicationId: referee.applicationId,
    language: referee.language,
    to: { name, address: referee.email },
    data: {
      referee: { name },
      applicant: { name: referee.applicantName },
      job: { title: referee.jobTitle },
      group: { name: job.researchGroupName },
    },
  })
}
