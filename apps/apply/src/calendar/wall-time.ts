import { Temporal } from 'temporal-polyfill'

/** Whether the time zone database has a zone of this name. */
export const isTimeZone = (name: string): boolean => {
  try {
    // An offset is no zone: it does not know when clocks change. Nor is a timestamp, which may contain a zone.
    return /^[a-z][\w+/-]*$/i.test(name) && Temporal.Now.zonedDateTimeISO(name).timeZoneId !== ''
  } catch {
    return false
  }
}

/** A local day and time. */
export type WallTime = { readonly day: string; readonly time: string }

/** The instant of a local time in the zone; undefined if clocks skip it. If it occurs twice, the first. */
export const instantOf = ({ day, time }: WallTime, zone: string): Date | undefined => {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`)
  const instant = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return instant.toPlainDateTime().equals(wall) ? new Date(instant.epochMilliseconds) : undefined
}

export const zoned = (instant: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)

/** Whether this local time occurs only once that day. */
export const isShownOnce = (instant: Date, zone: string): boolean => {
  const wall = zoned(instant, zone).toPlainDateTime()
  const [first, second] = (['earlier', 'later'] as const).map(disambiguation =>
    wall.toZonedDateTime(zone, { disambiguation }),
  )
  return first?.epochMilliseconds === second?.epochMilliseconds
}

/** As local time with its offset from UTC: `2026-10-25T02:30:00+02:00` */
export const localOf = (instant: Date, zone: string): string =>
  zoned(instant, zone).toString({ timeZoneName: 'never', smallestUnit: 'second' })
