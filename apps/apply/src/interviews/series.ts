import type { InputFault } from '@kolleg/problems'
import { instantOf } from '../calendar/wall-time.ts'
import type { Period } from '../calendar/when.ts'

/** From one time to another on a day; without an end, a single slot. */
export type Window = { readonly from: string; readonly to?: string }

/** Days × times × duration × break, in the group's time zone. */
export type Series = {
  readonly days: readonly string[]
  readonly times: readonly Window[]
  readonly durationMinutes: number
  readonly breakMinutes?: number
}

export const mostSlots = 200

/** The periods of a series in order, or all of its faults. */
export const periodsOf = (
  series: Series,
  zone: string,
  now: Date,
): { readonly periods: readonly Period[] } | { readonly faults: readonly InputFault[] } => {
  const parts = series.days.flatMap(day =>
    series.times.map((window, index) => windowOf(series, { day, window, index, zone })),
  )
  const periods = parts.flatMap(part => part.periods).toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const faults = [...parts.flatMap(part => part.faults), ...wholeFaults(periods, now)]
  return faults.length > 0 ? { faults } : { periods }
}

type DayWindow = {
  readonly day: string
  readonly window: Window
  readonly index: number
  readonly zone: string
}
type Part = { readonly periods: readonly Period[]; readonly faults: readonly InputFault[] }

const windowOf = (series: Series, { day, window: { from, to }, index, zone }: DayWindow): Part => {
  const startsAt = instantOf({ day, time: from }, zone)
  const until = to === undefined ? undefined : instantOf({ day, time: to }, zone)
  const faults = [
    ...(startsAt === undefined ? [noSuchTime(`/times/${index}/from`, day, from, zone)] : []),
    ...(to !== undefined && until === undefined ? [noSuchTime(`/times/${index}/to`, day, to, zone)] : []),
  ]
  if (startsAt === undefined || faults.length > 0) return { periods: [], faults }
  const periods = filled(series, startsAt, until)
  return periods.length > 0 ? { periods, faults } : { periods, faults: [noRoom(index, day)] }
}

/** One slot after the other in elapsed time: a change of clocks does not matter. */
const filled = ({ durationMinutes, breakMinutes = 0 }: Series, from: Date, until: Date | undefined): Period[] => {
  const durationMs = durationMinutes * 60_000
  const stepMs = durationMs + breakMinutes * 60_000
  const roomMs = until === undefined ? durationMs : until.getTime() - from.getTime()
  const count = Math.max(0, Math.min(mostSlots + 1, Math.floor((roomMs - durationMs) / stepMs) + 1))
  return Array.from({ length: count }, (_, index) => {
    const startsMs = from.getTime() + index * stepMs
    return { startsAt: new Date(startsMs), endsAt: new Date(startsMs + durationMs) }
  })
}

const wholeFaults = (periods: readonly Period[], now: Date): readonly InputFault[] => [
  ...(periods.length > mostSlots
    ? [{ pointer: '/times', message: `At most ${mostSlots} slots can be made at once.`, code: 'maxItems' as const }]
    : []),
  ...(periods.some(({ startsAt }) => startsAt <= now)
    ? [{ pointer: '/days', message: 'A slot has to lie in the future.', code: 'PAST' as const }]
    : []),
  ...(periods.some(({ startsAt }, index) => index > 0 && startsAt < (periods[index - 1]?.endsAt ?? startsAt))
    ? [{ pointer: '/times', message: 'The times overlap each other.', code: 'OVERLAP' as const }]
    : []),
]

export const noSuchTime = (pointer: string, day: string, time: string, zone: string): InputFault => ({
  pointer,
  message: `Clocks in ${zone} are put forward on ${day} and never show ${time}.`,
  code: 'NO_SUCH_TIME',
})

const noRoom = (index: number, day: string): InputFault => ({
  pointer: `/times/${index}`,
  message: `There is no room for a slot on ${day}: it has to end after it begins, and last as long as a slot.`,
  code: 'NO_ROOM',
})
