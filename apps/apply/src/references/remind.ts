import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { getJob } from '../jobs/get.ts'
import { dueReminders, reminded } from './ending.store.ts'
import { dayMs, weekMs } from './expiry.ts'
import { writeToReferee } from './write-to-referee.ts'

const atATime = 50

/** Reminds referees a week and a day before their request expires. */
export const remindReferees = async (context: Context, now = new Date()): Promise<void> => {
  let told = 0
  do told = await context.database.transaction(tx => remindSome(tx, context, now))
  while (told > 0)
}

const remindSome = async (tx: Tx, context: Context, now: Date): Promise<number> => {
  const due = await dueReminders(tx, now, weekMs, dayMs, atATime)
  for (const referee of due) {
    const { applicantName, jobTitle: title, expiresAt, confidential: isConfidential } = referee
    const job = { ...(await getJob(tx, referee.jobId)), title }
    await writeToReferee(tx, context, 'REFERENCE_REMINDER', { referee, applicantName, job, isConfidential, expiresAt })
    await reminded(tx, referee, now, dayMs)
  }
  return due.length
}
