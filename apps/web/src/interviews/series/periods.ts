import { Temporal } from 'temporal-polyfill'

/** A daily span; without an end it is a single slot. */
export type Span = { readonly from: string; readonly to: string }

/** Days × spans × duration × break, in the group's time zone. */
export type Series = {
  readonly days: readonly string[]
  readonly spans: readonly Span[]
  readonly durationMinutes: number
  readonly breakMinutes: number
}
export type Period = { readonly day: string; readonly startsAt: Date; readonly endsAt: Date }

/** A fault with the pointer and code that the service would use. */
export type SeriesFault = {
  readonly pointer: string
  readonly code: 'NO_SUCH_TIME' | 'NO_ROOM' | 'OVERLAP' | 'PAST' | 'maxItems'
  readonly day?: string
  readonly time?: string
}

type Taken = { readonly startsAt: string; readonly endsAt: string }

/** The first existing slot that a period overlaps. */
export const clashOf = <Slot extends Taken>(period: Period, taken: readonly Slot[]): Slot | undefined =>
  taken.find(
    slot => period.startsAt.getTime() < Date.parse(slot.endsAt) && Date.parse(slot.startsAt) < period.endsAt.getTime(),
  )

export const mostSlots = 200
const leastMinutes = 5

/** The slots of a series and its faults; the service validates again. */
export const periodsOf = (series: Series, zone: string, now: Date) => {
  const parts = series.days
    .toSorted()
    .flatMap(day => series.spans.map((span, index) => partOf(series, { day, span, index, zone })))
  const periods = parts
    .flatMap(part => part.periods)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  return { periods, faults: [...parts.flatMap(part => part.faults), ...wholeFaults(periods, now)] }
}

type SpanOnDay = { readonly day: string; readonly span: Span; readonly index: number; readonly zone: string }
type Part = { readonly periods: readonly Period[]; readonly faults: readonly SeriesFault[] }

/** The instant of a local time; undefined for one that the switch to summer time skips. */
const instantOf = (day: string, time: string, zone: string): number | undefined => {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`)
  const zoned = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return zoned.toPlainDateTime().equals(wall) ? zoned.epochMilliseconds : undefined
}

const partOf = (series: Series, { day, span: { from, to }, index, zone }: SpanOnDay): Part => {
  if (from === '' || series.durationMinutes < leastMinutes) return { periods: [], faults: [] }
  const skipped = (field: 'from' | 'to', time: string): SeriesFault => ({
    pointer: `/times/${index}/${field}`,
    code: 'NO_SUCH_TIME',
    day,
    time,
  })
  const begin = instantOf(day, from, zone)
  const end = to === '' ? undefined : instantOf(day, to, zone)
  const faults = [
    ...(begin === undefined ? [skipped('from', from)] : []),
    ...(to !== '' && end === undefined ? [skipped('to', to)] : []),
  ]
  if (begin === undefined || faults.length > 0) return { periods: [], faults }
  const periods = filled(series, day, begin, end)
  return periods.length > 0
    ? { periods, faults }
    : { periods, faults: [{ pointer: `/times/${index}`, code: 'NO_ROOM', day }] }
}

/** Fills a span with slots, measured in elapsed time. */
const filled = ({ durationMinutes, breakMinutes }: Series, day: string, begin: number, end: number | undefined) => {
  const lengthMs = durationMinutes * 60_000
  const stepMs = lengthMs + breakMinutes * 60_000
  const roomMs = end === undefined ? lengthMs : end - begin
  const count = Math.max(0, Math.min(mostSlots + 1, Math.floor((roomMs - lengthMs) / stepMs) + 1))
  return Array.from({ length: count }, (_, index): Period => {
    const startsMs = begin + index * stepMs
    return { day, startsAt: new Date(startsMs), endsAt: new Date(startsMs + lengthMs) }
  })
}

const wholeFaults = (periods: readonly Period[], now: Date): readonly SeriesFault[] => [
  ...(periods.length > mostSlots ? [{ pointer: '/times', code: 'maxItems' } as const] : []),
  ...(periods.some(({ startsAt }) => startsAt <= now) ? [{ pointer: '/days', code: 'PAST' } as const] : []),
  ...(periods.some(({ startsAt }, index) => startsAt < (periods[index - 1]?.endsAt ?? startsAt))
    ? [{ pointer: '/times', code: 'OVERLAP' } as const]
    : []),
]
