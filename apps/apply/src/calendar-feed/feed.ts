import { icalendar } from '../calendar/icalendar.ts'
import type { Context } from '../context.ts'
import { appointmentsOf } from '../interviews/of-person.ts'
import { problem } from '../problems.ts'
import type { Language } from '../text/language.ts'
import { findOwner } from './feed.store.ts'

const names = { en: 'Interviews', de: 'Gespräche' } as const satisfies Record<Language, string>

/** The calendar behind a secret address. */
export const readFeed = async (context: Context, secret: string): Promise<string> => {
  const { query } = context.database
  const owner = await findOwner(query, secret)
  if (owner === undefined) throw problem('NOT_FOUND')
  const appointments = await appointmentsOf(query, context, owner, new Date())
  return icalendar('PUBLISH', appointments, `${names[owner.language]} · ${context.config.SITE_NAME}`)
}
