import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { linkTo } from '../site/link.ts'
import { adminsToTell, takeEnding } from './legal-hold.store.ts'
import { warningDays } from './legal-hold.ts'

const locales = { en: 'en-GB', de: 'de-DE' } as const

/** Tells administrators which legal holds end soon, while they can still be prolonged. */
export const warnOfEndingHolds = async (tx: Tx, context: Context): Promise<void> => {
  const ending = await takeEnding(tx, warningDays)
  if (ending.length === 0) return
  const admins = await adminsToTell(tx)
  for (const { until, jobTitle, researchGroupName } of ending)
    for (const { language, firstName, ...to } of admins)
      await context.letters.write(tx, {
        type: 'LEGAL_HOLD_ENDING',
        language,
        to,
        data: {
          admin: { firstName },
          job: { title: jobTitle },
          group: { name: researchGroupName },
          hold: {
            until: new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
              new Date(until),
            ),
            link: linkTo(context, '/admin/legal-holds'),
          },
        },
      })
}
