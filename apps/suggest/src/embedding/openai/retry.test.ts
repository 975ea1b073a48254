import { expect, test } from 'vitest'
import { retryAfterMs } from './retry.ts'

const NOW_MS = Date.parse('2026-11-15T12:00:00Z')

test.each([
  [{ 'retry-after': '3' }, 3_000],
  [{ 'retry-after': '0.5' }, 500],
  [{ 'retry-after': 'Sun, 15 Nov 2026 12:00:10 GMT' }, 10_000],
  [{ 'retry-after': 'Sun, 15 Nov 2026 11:00:00 GMT' }, 0],
  [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
  [{ 'retry-after': 'soon' }, undefined],
  [{}, undefined],
])('%o asks for a wait of %s ms', (headers, expected) => {
  expect(retryAfterMs(new Headers(Object.entries(headers)), NOW_MS)).toBe(expected)
})
