import type { Language } from '../language/language.ts'

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

export const isTimeZone = (zone: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}

/** All zones, with the ones used here even if the browser calls them by another name. */
export const zonesWith = (...used: readonly string[]): readonly string[] =>
  [...new Set([...used, ...Intl.supportedValuesOf('timeZone')])].toSorted()

export const clockIn = (zone: string, language: Language) => {
  const locale = language === 'de' ? 'de-DE' : 'en-GB'
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: zone })
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone })
  const key = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone })
  return {
    day: (instant: string) => day.format(new Date(instant)),
    dayKey: (instant: string) => key.format(new Date(instant)),
    span: ({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string }) =>
      `${time.format(new Date(startsAt))} – ${time.format(new Date(endsAt))}`,
  }
}

/** Whether both zones have the same offset at that instant. */
export const showTheSame = (instant: string, one: string, other: string): boolean =>
  [one, other]
    .map(timeZone =>
      new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(instant)),
    )
    .every((shown, _, [first]) => shown === first)
