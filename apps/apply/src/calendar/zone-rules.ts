import type { Temporal } from 'temporal-polyfill'
import { zoned } from './wall-time.ts'
import type { Period } from './when.ts'

/**
 * The VTIMEZONE of RFC 5545 for a period, with each clock change listed. Yearly rules would be shorter, but wrong in
 * countries where clocks follow the moon.
 */
export const zoneRules = (zone: string, { startsAt, endsAt }: Period): string => {
  const first = zoned(startsAt, zone)
  const before = first.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  const changes = [...(before ? [before] : []), ...changesUntil(first, zoned(endsAt, zone))]
  const observances = before ? changes.flatMap(observance) : [...steady(first), ...changes.flatMap(observance)]
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'].join('\r\n')
}

type Zoned = Temporal.ZonedDateTime

/** One more than the period needs, so that readers know where its last part ends. */
const changesUntil = (from: Zoned, end: Zoned): readonly Zoned[] => {
  const next = from.getTimeZoneTransition('next')
  if (next === null) return []
  return next.epochMilliseconds > end.epochMilliseconds ? [next] : [next, ...changesUntil(next, end)]
}

/** Only historical offsets have seconds; calendars write hours and minutes. */
const offset = (moment: Zoned): string => moment.offset.slice(0, 6).replace(':', '')

const stamp = (wall: Temporal.PlainDateTime): string =>
  wall.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')

/** Starts at the local time before the change. */
const observance = (change: Zoned): readonly string[] => {
  const last = change.subtract({ nanoseconds: 1 })
  const kind = change.offsetNanoseconds > last.offsetNanoseconds ? 'DAYLIGHT' : 'STANDARD'
  const begin = change.toInstant().toZonedDateTimeISO(last.offset.slice(0, 6)).toPlainDateTime()
  return written(kind, stamp(begin), offset(last), offset(change))
}

/** For zones without clock changes. */
const steady = (moment: Zoned): readonly string[] =>
  written('STANDARD', '19700101T000000', offset(moment), offset(moment))

const written = (kind: 'STANDARD' | 'DAYLIGHT', begin: string, from: string, to: string): readonly string[] => [
  `BEGIN:${kind}`,
  `DTSTART:${begin}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  `END:${kind}`,
]
