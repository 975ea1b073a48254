import type { Language } from './language.ts'
import { useLanguage } from './use-language.ts'

export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' }
const dayMs = 24 * 60 * 60_000

/** `2026-03-31` means that day wherever one reads it. */
const dayOf = (date: string): Date => new Date(`${date}T12:00:00Z`)

const months: Readonly<Record<Language, string>> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
}

/** Made when it is first asked for: the first of them keeps a phone busy for a tenth of a second. */
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
    /** In words, and written by hand: public pages need no other. */
    date: (date: string) => {
      const [year, month, day] = date.split('-').map(Number)
      return `${day}${language === 'de' ? '.' : ''} ${monthNames[(month ?? 0) - 1]} ${year}`
    },
    instant: (instant: string | number | Date) => moment().format(new Date(instant)),
    /** The end of a time: midnight belongs to the day that ends with it, as in the advert. */
    until: (instant: string) => {
      const end = new Date(instant)
      const isMidnight = end.getHours() === 0 && end.getMinutes() === 0
      return isMidnight ? `${short().format(end.getTime() - 1)}, 24:00` : moment().format(end)
    },
    /** Only the day, where room is scarce. */
    dayOf: (instant: string) => short().format(new Date(instant)),
    /** In another zone than the reader's own, which it names. */
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
    inDays: (date: string) => relative().format(Math.round((dayOf(date).getTime() - Date.now()) / dayMs), 'day'),
    number: (value: number) =>
      Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : number().format(value),
  }
}

export type Format = ReturnType<typeof formatIn>

const formats = { en: formatIn('en'), de: formatIn('de') } as const

/** Dates and numbers as the reader writes them. */
export const useFormat = (): Format => formats[useLanguage()]
