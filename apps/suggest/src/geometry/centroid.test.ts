import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { centroid } from './centroid.ts'
import { cosine } from './cosine.ts'
import { vectorsOf } from './testing/vectors.ts'

const some = vectorsOf({ most: 12, widths: [3, 8] }).filter(vectors => vectors.length > 0)

test('a centroid is of unit length, or zero where the vectors cancel out', () => {
  fc.assert(
    fc.property(some, vectors => {
      const length = Math.hypot(...centroid(vectors))
      expect(length === 0 || Math.abs(length - 1) < 1e-5).toBe(true)
    }),
  )
})

test('no direction is closer to all vectors together than their centroid', () => {
  fc.assert(
    fc.property(some, vectors => {
      const closeness = (to: Float32Array) => vectors.reduce((sum, vector) => sum + cosine(vector, to), 0)
      const best = closeness(centroid(vectors))
      for (const vector of vectors) expect(closeness(vector)).toBeLessThanOrEqual(best + 1e-4)
    }),
  )
})

test('the centroid of one vector is that vector, of opposite ones zero', () => {
  const vector = Float32Array.of(0.6, 0.8)
  expect(centroid([vector])).toEqual(vector)
  expect(centroid([vector, vector.map(value => -value)])).toEqual(Float32Array.of(0, 0))
})
