import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf, isTimeZone, localOf } from './wall-time.ts'
import { whenOf } from './when.ts'

const iso = (day: string, time: string, zone: string) => instantOf({ day, time }, zone)?.toISOString()

test('a time is read as local time of the zone, in winter and in summer', () => {
  expect(iso('2027-01-15', '09:00', 'Europe/Berlin')).toBe('2027-01-15T08:00:00.000Z')
  expect(iso('2027-07-15', '09:00', 'Europe/Berlin')).toBe('2027-07-15T07:00:00.000Z')
  expect(iso('2027-07-15', '09:00', 'Asia/Kolkata')).toBe('2027-07-15T03:30:00.000Z')
})

test('a time that is skipped when clocks go forward does not exist', () => {
  expect(iso('2027-03-28', '01:59', 'Europe/Berlin')).toBe('2027-03-28T00:59:00.000Z')
  expect(iso('2027-03-28', '02:00', 'Europe/Berlin')).toBeUndefined()
  expect(iso('2027-03-28', '02:59', 'Europe/Berlin')).toBeUndefined()
  expect(iso('2027-03-28', '03:00', 'Europe/Berlin')).toBe('2027-03-28T01:00:00.000Z')
  expect(iso('2011-12-30', '12:00', 'Pacific/Apia')).toBeUndefined()
})

test('a time that occurs twice when clocks go back is the first one', () => {
  const first = instantOf({ day: '2027-10-31', time: '02:30' }, 'Europe/Berlin') ?? new Date(0)
  expect(first.toISOString()).toBe('2027-10-31T00:30:00.000Z')
  expect(localOf(first, 'Europe/Berlin')).toBe('2027-10-31T02:30:00+02:00')
})

test('the local time of an instant leads back to it, or at most an hour earlier', () => {
  const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu')
  const minutes = fc.integer({ min: 0, max: 40 * 366 * 24 * 60 }).map(count => new Date(count * 60_000 + 9e11))
  fc.assert(
    fc.property(zones, minutes, (zone, instant) => {
      const [day = '', clock = ''] = localOf(instant, zone).split('T')
      const back = instantOf({ day, time: clock.slice(0, 5) }, zone)
      const earlierMs = instant.getTime() - (back?.getTime() ?? Number.NaN)
      expect(earlierMs === 0 || (earlierMs > 0 && earlierMs <= 3_600_000)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('a zone is a place in the time zone database', () => {
  expect(['Europe/Berlin', 'UTC', 'America/Argentina/Ushuaia'].map(isTimeZone)).toEqual([true, true, true])
  expect(['', 'Berlin', '+02:00', 'Europe/Atlantis', 'a\r\nb'].map(isTimeZone)).toEqual(Array(5).fill(false))
  expect(['2027-01-01T00:00Z', '2027-01-01T00:00[Europe/Berlin]'].map(isTimeZone)).toEqual([false, false])
})

test('letters name the zone, and also the reader’s if it differs', () => {
  const period = { startsAt: new Date('2027-06-15T12:00:00Z'), endsAt: new Date('2027-06-15T12:45:00Z') }
  expect(whenOf(period, 'en', 'Europe/Berlin', null)).toBe('Tuesday, 15 June 2027, 14:00–14:45 (Europe/Berlin)')
  expect(whenOf(period, 'de', 'Europe/Berlin', 'Europe/Berlin')).toBe(
    'Dienstag, 15. Juni 2027, 14:00–14:45 (Europe/Berlin)',
  )
  expect(whenOf(period, 'en', 'Europe/Berlin', 'Asia/Tokyo')).toBe(
    'Tuesday, 15 June 2027, 14:00–14:45 (Europe/Berlin) = Tuesday, 15 June 2027, 21:00–21:45 (Asia/Tokyo)',
  )
})

const at = (from: string, to: string) => ({ startsAt: new Date(from), endsAt: new Date(to) })

test('letters say which of two equal local times is meant', () => {
  const second = at('2027-10-31T01:30:00Z', '2027-10-31T02:00:00Z')
  expect(whenOf(second, 'en', 'Europe/Berlin', null)).toBe(
    'Sunday, 31 October 2027, 02:30 GMT+1–03:00 GMT+1 (Europe/Berlin)',
  )
  const across = at('2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z')
  expect(whenOf(across, 'de', 'Europe/Berlin', 'Asia/Tokyo')).toBe(
    'Sonntag, 31. Oktober 2027, 02:30 GMT+2–02:30 GMT+1 (Europe/Berlin) = Sonntag, 31. Oktober 2027, 09:30–10:30 (Asia/Tokyo)',
  )
})
