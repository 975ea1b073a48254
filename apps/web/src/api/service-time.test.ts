import { expect, test } from 'vitest'
import { learnServiceTime, serviceNow } from './service-time.ts'

const at = (instant: number): Headers => new Headers({ date: new Date(instant).toUTCString() })
const hourMs = 3_600_000
const toleranceMs = 5_000

test('the service’s clock counts, not that of the client', () => {
  expect(Math.abs(serviceNow() - Date.now())).toBeLessThan(toleranceMs)
  learnServiceTime(at(Date.now() - hourMs))
  expect(Math.abs(serviceNow() - (Date.now() - hourMs))).toBeLessThan(toleranceMs)
})

test('a reply from a cache does not set the time back, and one without a date changes nothing', () => {
  learnServiceTime(at(Date.now() + hourMs))
  learnServiceTime(at(Date.now() - hourMs))
  learnServiceTime(new Headers())
  expect(Math.abs(serviceNow() - (Date.now() + hourMs))).toBeLessThan(toleranceMs)
})
