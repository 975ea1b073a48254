import { Temporal } from 'temporal-polyfill'

/** The place a clock hangs at, as the time zone database names it. */
export const isZone = (name: string): boolean => {
  try {
    // An offset is no place: it does not know when the clocks change. Nor is a moment, which may name one.
    return /^[a-z][\w+/-]*$/i.test(name) && Temporal.Now.zonedDateTimeISO(name).timeZoneId !== ''
  } catch {
    return false
  }
}

/** What a clock shows: a day and a time of day. */
export type WallTime = { readonly day: string; readonly time: string }

/**
 * The instant at which clocks in the zone show this; undefined when they skip it. What they show twice, on the night
 * they are put back, is the first of the two.
 */
export const instantOf = ({ day, time }: WallTime, zone: string): Date | undefined => {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`)
  const instant = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return instant.toPlainDateTime().equals(wall) ? new Date(instant.epochMilliseconds) : undefined
}

export const zoned = (instant: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)

/** Clocks in the zone show this time only once that day. */
export const isShownOnce = (instant: Date, zone: string): boolean => {
  const wall = zoned(instant, zone).toPlainDateTime()
  const [first, second] = (['earlier', 'later'] as const).map(disambiguation =>
    wall.toZonedDateTime(zone, { disambiguation }),
  )
  return first?.epochMilliseconds === second?.epochMilliseconds
}

/** As the clock there shows it, with its distance from UTC: `2026-10-25T02:30:00+02:00` */
export const localOf = (instant: Date, zone: string): string =>
  zoned(instant, zone).toString({ timeZoneName: 'never', smallestUnit: 'second' })
