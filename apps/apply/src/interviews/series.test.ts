import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostSlots, periodsOf, type Series } from './series.ts'

const zone = 'Europe/Berlin'
const now = new Date('2026-11-15T00:00:00Z')

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

const starts = (series: Series) => {
  const made = periodsOf(series, zone, now)
  return 'periods' in made ? made.periods.map(({ startsAt }) => startsAt.toISOString()) : made.faults
}
const codes = (series: Series) => {
  const made = periodsOf(series, zone, now)
  return 'faults' in made ? made.faults.map(({ pointer, code }) => `${pointer} ${code}`) : []
}

test('a window holds as many slots as fit with their breaks', () => {
  const series = { days: ['2027-06-16', '2027-06-15'], times: [{ from: '09:00', to: '10:30' }], durationMinutes: 30 }
  expect(starts({ ...series, breakMinutes: 10 })).toEqual([
    '2027-06-15T07:00:00.000Z',
    '2027-06-15T07:40:00.000Z',
    '2027-06-16T07:00:00.000Z',
    '2027-06-16T07:40:00.000Z',
  ])
})

test('a time without an end is a single slot', () => {
  expect(starts({ days: ['2027-06-15'], times: [{ from: '09:00' }, { from: '14:00' }], durationMinutes: 45 })).toEqual([
    '2027-06-15T07:00:00.000Z',
    '2027-06-15T12:00:00.000Z',
  ])
})

test('when clocks change, slots follow elapsed time', () => {
  const night = { times: [{ from: '01:00', to: '04:00' }], durationMinutes: 60 }
  expect(starts({ ...night, days: ['2027-03-28'] }).length).toBe(2)
  expect(starts({ ...night, days: ['2027-10-31'] }).length).toBe(4)
})

test('a time that does not exist on that day is reported', () => {
  expect(codes({ days: ['2027-03-28'], times: [{ from: '02:30', to: '02:45' }], durationMinutes: 15 })).toEqual([
    '/times/0/from NO_SUCH_TIME',
    '/times/0/to NO_SUCH_TIME',
  ])
})

test('an impossible series is refused with all its faults', () => {
  const day = { days: ['2027-06-15'], durationMinutes: 30 }
  expect(
    codes({
      ...day,
      times: [
        { from: '10:00', to: '09:00' },
        { from: '11:00', to: '11:20' },
      ],
    }),
  ).toEqual(['/times/0 NO_ROOM', '/times/1 NO_ROOM'])
  expect(codes({ ...day, times: [{ from: '10:00' }, { from: '10:20' }] })).toEqual(['/times OVERLAP'])
  expect(codes({ ...day, days: ['2026-11-14'], times: [{ from: '10:00' }] })).toEqual(['/days PAST'])
  expect(codes({ ...day, times: [{ from: '00:00', to: '23:00' }], durationMinutes: 5 })).toEqual(['/times maxItems'])
})

test('slots of a series never overlap, last as long as requested and stay in their window', () => {
  const hour = fc.integer({ min: 0, max: 23 })
  const durationMinutes = fc.integer({ min: 5, max: 240 })
  const breakMinutes = fc.integer({ min: 0, max: 120 })
  fc.assert(
    fc.property(hour, hour, durationMinutes, breakMinutes, (from, to, duration, pause) => {
      const times = [{ from: clock(from), to: clock(to) }]
      const made = periodsOf({ days: ['2027-06-15'], times, durationMinutes: duration, breakMinutes: pause }, zone, now)
      if ('faults' in made) return
      expect(made.periods.length).toBeLessThanOrEqual(mostSlots)
      for (const [index, { startsAt, endsAt }] of made.periods.entries()) {
        expect(endsAt.getTime() - startsAt.getTime()).toBe(duration * 60_000)
        expect(endsAt.getTime()).toBeLessThanOrEqual(Date.UTC(2027, 5, 15, to - 2))
        const before = made.periods[index - 1]?.endsAt ?? new Date(startsAt.getTime() - pause * 60_000)
        expect(startsAt.getTime() - before.getTime()).toBe(pause * 60_000)
      }
    }),
  )
})
