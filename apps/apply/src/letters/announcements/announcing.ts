import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tables } from '../../db/schema.ts'
import { getJob } from '../../jobs/get.ts'
import { isOpen, type Job } from '../../jobs/job.ts'
import type { Effect } from '../../outbox/effect.ts'
import { linkTo } from '../../site/link.ts'
import { isAddress } from '../mail/recipient.ts'
import type { Language } from '../template/language.ts'
import { holdAnnouncement, type Listener, labelsOf, markTold, nextListeners } from './announcement.store.ts'

type Tx = Transaction<Tables>
const atATime = 50

/**
 * Tells everyone who has subscribed to the job's subject area, a few in a transaction. How far it has come is kept with
 * the letters: a repeat goes on where the last one stopped. A job that is no longer open is not announced any further.
 */
export const announcing = (context: Context): Effect => ({
  carryOut: async (jobId, signal) => {
    let told = 0
    do {
      signal.throwIfAborted()
      told = await context.database.transaction(tx => tellSome(tx, context, jobId))
    } while (told > 0)
  },
  giveUp: async jobId => context.log.error({ jobId }, 'not every subscriber could be told of the job'),
})

const tellSome = async (tx: Tx, context: Context, jobId: string): Promise<number> => {
  if (!(await holdAnnouncement(tx, jobId))) return 0
  const job = await getJob(tx, jobId)
  const { subjectArea } = job
  if (!isOpen(job) || subjectArea === null) return 0
  const listeners = await nextListeners(tx, jobId, subjectArea, atATime)
  const last = listeners.at(-1)
  if (last === undefined) return 0
  const { area, place } = await labelsOf(tx, subjectArea, job.location)
  for (const listener of listeners) {
    const { language } = listener
    await tell(tx, context, job, listener, area?.[language] ?? subjectArea, place?.[language] ?? '')
  }
  await markTold(tx, jobId, last.userId)
  return listeners.length
}

const tell = async (
  tx: Tx,
  context: Context,
  job: Job,
  { userId, name, firstName, address, language }: Listener,
  subjectArea: string,
  location: string,
): Promise<void> => {
  if (!isAddress(address)) return
  const deadline = job.applicationDeadline === null ? noDeadline[language] : dayIn(language, job.applicationDeadline)
  await context.letters.write(tx, {
    type: 'NEW_POSITION',
    jobId: job.jobId,
    language,
    to: { name, address, userId },
    data: {
      subscriber: { firstName },
      job: { title: job.title, subjectArea, location, deadline, link: linkTo(context, `/positions/${job.jobId}`) },
      group: { name: job.researchGroupName },
    },
  })
}

const noDeadline: Readonly<Record<Language, string>> = { en: 'no deadline', de: 'ohne Frist' }

const dayIn = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
