import { expect, test } from 'vitest'
import { paceOf } from './pace.ts'

test('the rate is the average of the finished work, and the estimate uses it', () => {
  expect(paceOf(500, 2000, 1000)).toEqual({ perSecond: 500, secondsLeft: 3 })
  expect(paceOf(64, 1_000_000, 100)).toEqual({ perSecond: 640, secondsLeft: 1563 })
})

test('no time is left at the end, even if more was done than counted at the start', () => {
  expect(paceOf(100, 100, 0)).toMatchObject({ secondsLeft: 0 })
  expect(paceOf(120, 100, 50)).toMatchObject({ secondsLeft: 0 })
})
