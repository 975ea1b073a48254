import { expect, test } from 'vitest'
import { calibrate, cut } from './calibrate.ts'
import { meanReciprocalRank } from './evaluate.ts'

const first = { right: 0.9, others: [0.1, 0.2] }
const second = { right: 0.5, others: [0.6, 0.2] }
const tied = { right: 0.4, others: [0.4, 0.4] }

test('the reciprocal rank is one for a first place, and a tie counts as lost', () => {
  expect(meanReciprocalRank([first])).toBe(1)
  expect(meanReciprocalRank([second])).toBe(1 / 2)
  expect(meanReciprocalRank([tied])).toBe(1 / 3)
  expect(meanReciprocalRank([first, second])).toBe(3 / 4)
})

test('a threshold keeps values that reach it', () => {
  expect(cut([first, second], 0.5)).toEqual({ threshold: 0.5, kept: 1, noise: 1 / 4, shown: 3 / 2 })
})

test('the calibrated threshold separates right answers from others if possible', () => {
  const threshold = calibrate([[first, { right: 0.7, others: [0.3] }]])
  expect(threshold).toBeGreaterThan(0.3)
  expect(threshold).toBeLessThanOrEqual(0.7)
})
