import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockOf } from '../../geometry/block.ts'
import { nearest } from '../../geometry/nearest.ts'
import { beyond, commonLikeness } from './shared-likeness.ts'

const commonOf = (vectors: readonly Float32Array[]) =>
  commonLikeness(nearest(blockOf(vectors), 4).spread, vectors.length)

/** Texts of which any two are equally similar. */
const equallyAlike = (count: number, likeness: number) =>
  Array.from({ length: count }, (_, row) => {
    const vector = new Float32Array(count + 1)
    vector[row] = Math.sqrt(1 - likeness)
    vector[count] = Math.sqrt(likeness)
    return vector
  })

test('texts about different subjects share no similarity', () => {
  expect(commonOf(equallyAlike(30, 0.1))).toBe(0)
})

test('what nearly all texts of a course share does not make two of them similar', () => {
  const common = commonOf(equallyAlike(100, 0.7))
  expect(beyond(common, 0.7)).toBeLessThan(0.25)
  expect(beyond(common, 0.9)).toBeGreaterThan(0.6)
})

test('a few texts about one subject stay similar', () => {
  expect(commonOf(equallyAlike(2, 0.8))).toBe(0)
  expect(beyond(commonOf(equallyAlike(3, 0.8)), 0.8)).toBeGreaterThan(0.7)
})

test('a reduced similarity stays between 0 and 1, and equal texts stay equal', () => {
  const unit = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), unit, unit, (count, alike, likeness) => {
      const common = commonOf(equallyAlike(count, alike))
      expect(beyond(common, likeness)).toBeGreaterThanOrEqual(0)
      expect(beyond(common, likeness)).toBeLessThanOrEqual(1)
      expect(beyond(common, 1)).toBe(1)
    }),
  )
})
