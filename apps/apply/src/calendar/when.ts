import type { Language } from '../text/language.ts'
import { isShownOnce } from './wall-time.ts'

export type Period = { readonly startsAt: Date; readonly endsAt: Date }

const locales = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<Language, string>

/**
 * `Tuesday, 15 June 2027, 14:00–14:45 (Europe/Berlin)`; in the night when clocks go back `Sunday, 31 October 2027,
 * 02:30 GMT+1–03:00 GMT+1 (Europe/Berlin)`.
 */
const inZone = ({ startsAt, endsAt }: Period, language: Language, zone: string): string => {
  const words = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  })
  const isClear = [startsAt, endsAt].every(instant => isShownOnce(instant, zone))
  const clock = new Intl.DateTimeFormat(locales[language], {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    ...(!isClear && { timeZoneName: 'shortOffset' }),
  })
  return `${words.format(startsAt)}, ${clock.format(startsAt)}–${clock.format(endsAt)} (${zone})`
}

/** The period in the zone of the group, and in the reader's if that is known to differ. */
export const whenOf = (period: Period, language: Language, zone: string, readersZone: string | null): string =>
  readersZone === null || readersZone === zone
    ? inZone(period, language, zone)
    : `${inZone(period, language, zone)} = ${inZone(period, language, readersZone)}`
