import { serviceNow } from '../api/service-time.ts'
import type { Language } from './language.ts'
import { useLanguage } from './use-language.ts'

export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' }
const dayMs = 24 * 60 * 60_000

/** At noon UTC, so that `2026-03-31` is that day in every time zone. */
const dayOf = (date: string): Date => new Date(`${date}T12:00:00Z`)

const months: Readonly<Record<Language, string>> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
}

/** Creating the first formatter blocks a phone for 100 ms. */
const lazily = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined
  return () => (made ??= make())
}

export const formatIn = (language: Language) => {
  const locale = locales[language]
  const monthNames = months[language].split(' ')
  const moment = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }))
  const short = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
  const clock = lazily(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }))
  const relative = lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const number = lazily(() => new Intl.NumberFormat(locale))
  return {
    /** Formatted by hand: public pages need no other formatter. */
    date: (date: string) => {
      const [year, month, day] = date.split('-').map(Number)
      return `${day}${language === 'de' ? '.' : ''} ${monthNames[(month ?? 0) - 1]} ${year}`
    },
    instant: (instant: string | number | Date) => moment().format(new Date(instant)),
    /** Midnight counts as the end of the day before, as in the advert. */
    until: (instant: string) => {
      const end = new Date(instant)
      const isMidnight = end.getHours() === 0 && end.getMinutes() === 0
      return isMidnight ? `${short().format(end.getTime() - 1)}, 24:00` : moment().format(end)
    },
    /** Short, for narrow columns. */
    dayOf: (instant: string) => short().format(new Date(instant)),
    /** With the name of the zone. */
    instantIn: (instant: string, timeZone: string) =>
      new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'short',
        timeZone,
      }).format(new Date(instant)),
    clock: (instant: number | Date) => clock().format(instant),
    /** Without the date if it is today. */
    soon: (instant: string) => {
      const at = new Date(instant)
      return at.toDateString() === new Date(serviceNow()).toDateString() ? clock().format(at) : moment().format(at)
    },
    inDays: (date: string) => relative().format(Math.round((dayOf(date).getTime() - serviceNow()) / dayMs), 'day'),
    number: (value: number) =>
      Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : number().format(value),
  }
}

export type Format = ReturnType<typeof formatIn>

const formats = { en: formatIn('en'), de: formatIn('de') } as const

export const useFormat = (): Format => formats[useLanguage()]
