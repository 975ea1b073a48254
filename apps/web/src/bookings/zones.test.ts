import { expect, test } from 'vitest'
import { clockIn, isTimeZone, showTheSame } from './zones.ts'

const night = { startsAt: '2026-11-18T23:30:00Z', endsAt: '2026-11-19T00:15:00Z' }

test('a time is shown on its day in the reader’s zone', () => {
  expect(clockIn('Europe/Berlin', 'en').dayKey(night.startsAt)).toBe('2026-11-19')
  expect(clockIn('America/New_York', 'en').dayKey(night.startsAt)).toBe('2026-11-18')
  expect(clockIn('Europe/Berlin', 'de').span(night)).toBe('00:30 – 01:15')
})

test('two zones are the same while their clocks agree', () => {
  expect(showTheSame(night.startsAt, 'Europe/Berlin', 'Europe/Vienna')).toBe(true)
  expect(showTheSame('2026-07-01T12:00:00Z', 'Europe/London', 'Africa/Abidjan')).toBe(false)
  expect(showTheSame(night.startsAt, 'Europe/London', 'Africa/Abidjan')).toBe(true)
})

test('an unknown name is no time zone', () => {
  expect(isTimeZone('Europe/Berlin')).toBe(true)
  expect(isTimeZone('Nowhere/City')).toBe(false)
})
