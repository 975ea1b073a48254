import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockOf } from './block.ts'
import { cosine } from './cosine.ts'
import { nearest } from './nearest.ts'
import { vectorsOf } from './testing/vectors.ts'

const courses = vectorsOf({ most: 140, widths: [2, 5, 8] })

test('each list holds the nearest others, best first, as a full search finds them', () => {
  fc.assert(
    fc.property(courses, fc.integer({ min: 0, max: 12 }), (vectors, most) => {
      const { k, cosines } = nearest(blockOf(vectors), most)
      expect(k).toBe(Math.max(0, Math.min(most, vectors.length - 1)))
      for (const [row, vector] of vectors.entries()) {
        const all = vectors.filter((_, other) => other !== row).map(other => cosine(vector, other))
        const best = all.toSorted((a, b) => b - a).slice(0, k)
        const found = [...cosines.subarray(row * k, (row + 1) * k)]
        for (const [i, value] of found.entries()) expect(value).toBeCloseTo(best[i] ?? 2, 5)
      }
    }),
    { numRuns: 40 },
  )
})

test('no list contains its own row or a duplicate, and equal cosines are in row order', () => {
  fc.assert(
    fc.property(courses, vectors => {
      const { k, rows, cosines } = nearest(blockOf(vectors), 7)
      for (const row of vectors.keys()) {
        const list = rows.subarray(row * k, (row + 1) * k)
        expect(new Set([...list, row]).size).toBe(k + 1)
        for (let i = 1; i < k; i++) {
          const [before, after] = [cosines[row * k + i - 1] ?? 0, cosines[row * k + i] ?? 0]
          expect(before > after || (before === after && (list[i - 1] ?? 0) < (list[i] ?? 0))).toBe(true)
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('vectors of two widths are refused with a sentence', () => {
  expect(() => blockOf([new Float32Array(3), new Float32Array(4)])).toThrow('a vector of 4 numbers among vectors of 3')
})
