import { record } from '../../audit/record.ts'
import type { Context } from '../../context.ts'
import { isAddress } from '../../letters/mail/recipient.ts'
import { linkTo } from '../../site/link.ts'
import { anonymise } from '../anonymise.ts'
import { countKept, type Due, emptyOldLetters, lockToAnonymise, lockToWarn, markWarned } from './retention.store.ts'
import type { Outcome, Report } from './retention.ts'
import { warningDays } from './retention.ts'

/** Per transaction, to keep each one short. */
const batch = 100

export const report = async ({ database, config }: Context): Promise<Report> => ({
  isOn: config.RETENTION === 'on',
  months: config.RETENTION_MONTHS,
  warningDays,
  ...(await countKept(database.query, config.RETENTION_MONTHS)),
})

/**
 * Warns applicants and anonymises what is due. The trail of each application names no actor: it may be an
 * administrator's own. A dry run only counts.
 */
export const runRetention = async (context: Context, dryRun: boolean, by: string | null): Promise<Outcome> => {
  if (dryRun) {
    const { toWarn, toAnonymise } = await report(context)
    return { dryRun, warned: toWarn, anonymised: toAnonymise }
  }
  const { database, config } = context
  const months = config.RETENTION_MONTHS
  if (by !== null)
    await database.transaction(tx => record(tx, { object: 'retention', objectId: 'all', action: 'run', by }))
  const anonymised = await inBatches(() =>
    database.transaction(async tx => {
      const due = await lockToAnonymise(tx, months, batch)
      if (due.length > 0) await anonymise(tx, context, due)
      return due.length
    }),
  )
  await inBatches(() => database.transaction(tx => emptyOldLetters(tx, months, batch)))
  return { dryRun, warned: await warn(context), anonymised }
}

export const runDailyRetention = async (context: Context): Promise<void> => {
  const { warned, anonymised } = await runRetention(context, false, null)
  context.log.info({ warned, anonymised }, 'retention has run')
}

const inBatches = async (work: () => Promise<number>): Promise<number> => {
  let total = 0
  for (;;) {
    const done = await work()
    total += done
    if (done < batch) return total
  }
}

const warn = (context: Context): Promise<number> =>
  inBatches(() =>
    context.database.transaction(async tx => {
      const months = context.config.RETENTION_MONTHS
      const due = await lockToWarn(tx, months, batch)
      const days = await markWarned(
        tx,
        due.map(({ applicationId }) => applicationId),
        months,
      )
      for (const one of due.filter(({ email }) => isAddress(email)))
        await context.letters.write(tx, letterTo(context, one, days.get(one.applicationId) ?? new Date()))
      return due.length
    }),
  )

const letterTo = (
  context: Context,
  { applicationId, userId, firstName, lastName, email, language, title }: Due,
  on: Date,
) => ({
  type: 'DELETION_WARNING' as const,
  language,
  applicationId,
  to: { name: `${firstName} ${lastName}`.trim(), address: email, userId },
  data: {
    person: { firstName },
    deletion: {
      what: language === 'de' ? `Ihre Bewerbung auf „${title}“` : `Your application for “${title}”`,
      on: new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
        dateStyle: 'long',
        timeZone: 'Europe/Berlin',
      }).format(on),
      link: linkTo(context, '/my-data'),
    },
  },
})
