import { nameOf } from '../applications/application.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { getGroup } from '../groups/get.ts'
import type { Group } from '../groups/group.ts'
import { isAddress } from '../letters/mail/recipient.ts'
import type { Effect } from '../outbox/effect.ts'
import { tellOfCancelling } from '../references/tell-of-cancelling.ts'
import { linkTo } from '../site/link.ts'
import { letterWritten, type Owing, owedLetters } from './closing.store.ts'

const atATime = 50

/**
 * Writes the letters to everyone whose application a closed job has ended, a few per transaction, so that no lock is
 * held long. Each one written is marked, so a repeat continues where the last one stopped.
 */
export const tellingOfClosing = (context: Context): Effect => ({
  carryOut: async (jobId, signal) => {
    let told = 0
    do {
      signal.throwIfAborted()
      told = await context.database.transaction(tx => tellSome(tx, context, jobId))
    } while (told > 0)
    await tellOfCancelling(context, { jobId }, signal)
  },
  giveUp: async jobId => context.log.error({ jobId }, 'not everyone could be told that the job is closed'),
})

const tellSome = async (tx: Tx, context: Context, jobId: string): Promise<number> => {
  const owing = await owedLetters(tx, jobId, atATime)
  const [first] = owing
  if (first === undefined) return 0
  const group = await getGroup(tx, first.researchGroupId)
  for (const application of owing)
    await letterWritten(tx, application.applicationId, await tellOne(tx, context, application, group))
  return owing.length
}

const tellOne = async (
  tx: Tx,
  context: Context,
  { applicationId, applicantId: userId, snapshot, owedLetter, language, knownFrom }: Owing,
  group: Group,
): Promise<string | null> => {
  if (snapshot === null || !isAddress(snapshot.profile.email)) return null
  const { profile, job } = snapshot
  const letter = {
    groupId: group.researchGroupId,
    applicationId,
    language,
    to: { name: nameOf(profile), address: profile.email, userId },
  }
  const data = {
    applicant: { firstName: profile.firstName, lastName: profile.lastName },
    job: { title: job.title },
    group: { name: group.name },
    application: { link: linkTo(context, `/applications/${applicationId}`) },
  }
  if (owedLetter === 'JOB_CLOSED')
    return await context.letters.write(tx, { type: 'APPLICATION_JOB_CLOSED', ...letter, data })
  return await context.letters.write(tx, {
    type: 'APPLICATION_REJECTED_JOB_FILLED',
    ...letter,
    // A decision can be reconsidered until then; a closed job is final.
    ...(knownFrom && { notBefore: knownFrom }),
    data: { ...data, decision: { message: '' } },
  })
}
