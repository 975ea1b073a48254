import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatIn, locales } from './format.ts'

test.each(['en', 'de'] as const)('law: a date reads in %s as the browser would write it', language => {
  const browsers = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, day => {
      expect(formatIn(language).date(day.toISOString().slice(0, 10))).toBe(browsers.format(day))
    }),
  )
})

test.each(['en', 'de'] as const)('law: a number reads in %s as the browser would write it', language => {
  const browsers = new Intl.NumberFormat(locales[language])
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer(),
        fc.integer({ min: -1001, max: 1001 }),
        fc.double({ noNaN: true }).filter(value => value !== 0),
      ),
      value => {
        expect(formatIn(language).number(value)).toBe(browsers.format(value))
      },
    ),
  )
})

test.each([
  ['en', '31 Dec 2026, 24:00'],
  ['de', '31.12.2026, 24:00'],
] as const)('a time that ends at midnight is shown in %s as the end of the day before', (language, shown) => {
  const { until, instant } = formatIn(language)
  const end = new Date(2027, 0, 1)
  expect(until(end.toISOString())).toBe(shown)
  const later = new Date(2027, 0, 1, 0, 1).toISOString()
  expect(until(later)).toBe(instant(later))
})
