import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rank } from '../courses/rank.ts'
import { blockOf } from '../geometry/block.ts'
import { vectorsOf } from '../geometry/testing/vectors.ts'
import { matchesIn } from './matches.ts'

const never = new AbortController().signal

const randomBlock = (count: number) =>
  blockOf(
    Array.from({ length: count }, () => {
      const vector = Float32Array.from({ length: 384 }, () => Math.random() - 0.5)
      const length = Math.hypot(...vector)
      return vector.map(value => value / length)
    }),
  )

test('a catalogue that is read in pieces gives the matches of the whole one', async () => {
  await fc.assert(
    fc.asyncProperty(
      vectorsOf({ most: 1500, widths: [3, 8] }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      async (rows, threshold) => {
        const [catalogue, course] = [blockOf(rows), blockOf(rows.slice(0, 5))]
        const expected = rows.slice(0, 5).map(vector => rank(catalogue, vector, threshold, 3))
        expect(await matchesIn(catalogue, course, threshold, 3, never)).toEqual(expected)
      },
    ),
    { numRuns: 30 },
  )
})

test('others get turns while a large course is compared, and nothing is compared for a caller who has gone', async () => {
  const [catalogue, course] = [randomBlock(4000), randomBlock(400)]
  let turns = 0
  const counting = setInterval(() => (turns += 1), 1)
  await matchesIn(catalogue, course, 0.9, 3, never)
  clearInterval(counting)
  expect(turns).toBeGreaterThan(2)
  await expect(matchesIn(catalogue, course, 0.9, 3, AbortSignal.abort())).rejects.toThrow('aborted')
})
