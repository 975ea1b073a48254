import { useMemo } from 'react'
import { locales } from '../language/format.ts'
import { useLanguage } from '../language/use-language.ts'

const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/** Formats dates and times in the group's time zone. */
export const useInZone = (timeZone: string) => {
  const locale = locales[useLanguage()]
  return useMemo(() => {
    const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone })
    const key = new Intl.DateTimeFormat('en-CA', { ...parts, timeZone })
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
    const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    const whole = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    })
    const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)
    return {
      clock: (instant: string | Date) => clock.format(new Date(instant)),
      span: (startsAt: string | Date, endsAt: string | Date) =>
        `${clock.format(new Date(startsAt))}–${clock.format(new Date(endsAt))}`,
      /** `2026-11-18` */
      day: (instant: string | Date) => key.format(new Date(instant)),
      weekday: (day: string) => weekday.format(noon(day)),
      date: (day: string) => date.format(noon(day)),
      whole: (instant: string) => whole.format(new Date(instant)),
    }
  }, [locale, timeZone])
}

export type InZone = ReturnType<typeof useInZone>
