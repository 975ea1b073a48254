import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { periodsOf, type Series } from './periods.ts'

const zone = 'Europe/Berlin'
const now = new Date('2026-03-01T00:00:00Z')
const series = (part: Partial<Series>): Series => ({
  days: ['2026-06-15'],
  spans: [{ from: '09:00', to: '12:00' }],
  durationMinutes: 45,
  breakMinutes: 15,
  ...part,
})
const codes = (given: Series) => periodsOf(given, zone, now).faults.map(({ pointer, code }) => `${pointer} ${code}`)

describe('the preview of a series', () => {
  test('fills each day’s span with slots and breaks, in the group’s time zone', () => {
    const { periods, faults } = periodsOf(series({ days: ['2026-06-16', '2026-06-15'] }), zone, now)
    expect(faults).toEqual([])
    expect(periods.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2026-06-15T07:00:00.000Z',
      '2026-06-15T08:00:00.000Z',
      '2026-06-15T09:00:00.000Z',
      '2026-06-16T07:00:00.000Z',
      '2026-06-16T08:00:00.000Z',
      '2026-06-16T09:00:00.000Z',
    ])
  })

  test('shows at its field a time that the switch to summer time skips', () => {
    expect(codes(series({ days: ['2026-03-29'], spans: [{ from: '02:30', to: '' }] }))).toEqual([
      '/times/0/from NO_SUCH_TIME',
    ])
  })

  test('measures elapsed time when clocks are put back', () => {
    const { periods } = periodsOf(
      series({ days: ['2026-10-25'], spans: [{ from: '01:00', to: '04:00' }], durationMinutes: 60, breakMinutes: 0 }),
      zone,
      now,
    )
    expect(periods).toHaveLength(4)
  })

  test('reports spans without room, overlaps, past slots and too many slots', () => {
    expect(codes(series({ spans: [{ from: '09:00', to: '09:30' }] }))).toEqual(['/times/0 NO_ROOM'])
    expect(
      codes(
        series({
          spans: [
            { from: '09:00', to: '' },
            { from: '09:30', to: '' },
          ],
        }),
      ),
    ).toEqual(['/times OVERLAP'])
    expect(codes(series({ days: ['2026-02-01'] }))).toEqual(['/days PAST'])
    expect(codes(series({ spans: [{ from: '00:00', to: '23:59' }], durationMinutes: 5, breakMinutes: 0 }))).toEqual([
      '/times maxItems',
    ])
  })

  test('never ends a slot after its span or makes it shorter than chosen', () => {
    assert(
      property(integer({ min: 5, max: 480 }), integer({ min: 0, max: 480 }), (durationMinutes, breakMinutes) => {
        const { periods } = periodsOf(series({ durationMinutes, breakMinutes }), zone, now)
        for (const { startsAt, endsAt } of periods) {
          expect(endsAt.getTime() - startsAt.getTime()).toBe(durationMinutes * 60_000)
          expect(endsAt.toISOString() <= '2026-06-15T10:00:00.000Z').toBe(true)
        }
      }),
    )
  })
})
