import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { logOddsOf, probabilityOf } from '../judging/judge.ts'
import { type SignalName, type Signals, signalNames } from '../judging/signals.ts'
import { weights } from '../judging/weights.ts'
import { keepExpected, type Lesson, tilt } from './tilt.ts'

const before = weights.withKnowledge
const nothing = Object.fromEntries(signalNames.map(name => [name, 0])) as Record<SignalName, number>
const having = (signal: SignalName, holds: boolean): Lesson => ({ signals: { ...nothing, [signal]: 1 }, holds })

const anySignals: fc.Arbitrary<Signals> = fc
  .array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: signalNames.length, maxLength: signalNames.length })
  .map(
    values => Object.fromEntries(signalNames.map((name, at) => [name, values[at] ?? 0])) as Record<SignalName, number>,
  )
const anyLessons = fc.array(fc.record({ signals: anySignals, holds: fc.boolean() }), { maxLength: 40 })

test('a signal counts less where it was wrong, and more where it was right', () => {
  const wrong = Array.from({ length: 10 }, () => having('words', false))
  const right = Array.from({ length: 10 }, () => having('words', true))
  expect(tilt(before, wrong).words).toBeLessThan(before.words)
  expect(tilt(before, right).words).toBeGreaterThan(before.words)
  expect(tilt(before, wrong).before).toBe(before.before)
})

test('any answers: no weight moves by more than half of itself, and without answers none moves', () => {
  fc.assert(
    fc.property(anyLessons, lessons => {
      const tilted = tilt(before, lessons)
      for (const name of signalNames)
        expect(Math.abs(tilted[name] - before[name])).toBeLessThanOrEqual(Math.abs(before[name]) / 2 + 1e-9)
    }),
  )
  expect(tilt(before, [])).toBe(before)
})

test('as many relations are expected after the answers as before them', () => {
  const candidate = fc.record({ signals: fc.tuple(anySignals, anySignals) })
  fc.assert(
    fc.property(anyLessons, fc.array(candidate, { minLength: 1, maxLength: 20 }), (lessons, candidates) => {
      const tilted = tilt(before, lessons)
      const expected = (by: typeof before) =>
        candidates.reduce(
          (sum, { signals }) => sum + probabilityOf(Math.max(...signals.map(each => logOddsOf(each, by)))),
          0,
        )
      const kept = expected(keepExpected(tilted, before, candidates))
      const isNearer = Math.abs(kept - expected(before)) <= Math.abs(expected(tilted) - expected(before)) + 1e-3
      expect(isNearer).toBe(true)
    }),
  )
})
