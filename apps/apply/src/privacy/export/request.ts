import { record } from '../../audit/record.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { isAddress } from '../../letters/mail/recipient.ts'
import { lockCaller } from '../../people/lock-caller.ts'
import { nameOf, type Person } from '../../people/person.ts'
import { linkTo } from '../../site/link.ts'
import type { Language } from '../../text/language.ts'
import { addExport, exportsOf } from './export.store.ts'
import type { DataExport } from './export.ts'

type Requested = { readonly isNew: boolean; readonly dataExport: DataExport }

/** Reuses an export that can still be downloaded. The letter also warns a person whose account somebody else uses. */
export const requestExport = async (tx: Tx, context: Context, { userId }: Person): Promise<Requested> => {
  const person = await lockCaller(tx, userId)
  const [ready] = await exportsOf(tx, userId)
  if (ready) return { isNew: false, dataExport: ready }
  const dataExport = await addExport(tx, userId)
  await record(tx, { object: 'person', objectId: userId, action: 'exportData', by: userId })
  if (isAddress(person.email))
    await context.letters.write(tx, {
      type: 'DATA_EXPORT_READY',
      language: person.language,
      to: { name: nameOf(person), address: person.email, userId },
      data: {
        person: { firstName: person.firstName },
        export: { until: dateIn(person.language, dataExport.expiresAt), link: linkTo(context, '/my-data') },
      },
    })
  return { isNew: true, dataExport }
}

const dateIn = (language: Language, instant: string): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(instant),
  )
