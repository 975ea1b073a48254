import { expect, test } from 'vitest'
import type { WaitingStep } from '../api/client.ts'
import { untilNextMs } from './until-next.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const stepIn = (seconds: number, state: WaitingStep['state'] = 'WAITING') => ({
  state,
  dueAt: new Date(now + seconds * 1000).toISOString(),
})

test('a page refreshes soon after the next step is due, and now and then for the steps of others', () => {
  expect(untilNextMs([], now)).toBe(30_000)
  expect(untilNextMs([stepIn(3600)], now)).toBe(30_000)
  expect(untilNextMs([stepIn(3600), stepIn(10)], now)).toBe(12_000)
  expect(untilNextMs([stepIn(-60)], now)).toBe(2_000)
  expect(untilNextMs([stepIn(-60, 'FAILED')], now)).toBe(30_000)
})
