import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCourse } from '../course.arbitrary.ts'
import { inOrder } from '../course.ts'
import { pairOf, pairsOf } from './pairs.ts'
import { rivalsOf } from './rivals.ts'
import { signalsOf } from './signals.ts'
import { viewOf } from './view.ts'

test('signals that compare two competencies change their sign with the order', () => {
  fc.assert(
    fc.property(anyCourse, course => {
      const view = viewOf(inOrder(course))
      const pairs = pairsOf(view)
      const rivals = rivalsOf(view, pairs)
      for (const pair of pairs) {
        const [ab, ba] = signalsOf(view, rivals, pair)
        const reversed = signalsOf(view, rivals, { ...pair, a: pair.b, b: pair.a })
        for (const name of ['named', 'words', 'series', 'before', 'order', 'practice'] as const) {
          expect(ab[name] + ba[name]).toBeCloseTo(0, 9)
          expect(reversed[0][name]).toBeCloseTo(ba[name], 9)
        }
      }
    }),
  )
})

test('shared exercises say nothing by their similarity, because they resemble the later competency', () => {
  const competencies = [
    { vector: Float32Array.of(1, 0), cluster: Float32Array.of(0, 1) },
    { vector: Float32Array.of(0, 1), cluster: Float32Array.of(0, 1) },
  ].map((one, id) => ({ ...one, id, title: `${id}`, description: '' }))
  const practiceWith = (...exercises: number[][]) => {
    const listed = exercises.map((trained, id) => ({ id, competencies: trained }))
    const view = viewOf({ competencies, exercises: listed, links: [] })
    return signalsOf(view, rivalsOf(view, pairsOf(view)), pairOf(view, 0, 1))[0].practice
  }
  expect(practiceWith([0], [1])).toBeCloseTo(-1, 9)
  expect(practiceWith([0, 1])).toBe(0)
})

test('the shares of all candidates of a competency add up to at most one', () => {
  fc.assert(
    fc.property(anyCourse, course => {
      const view = viewOf(inOrder(course))
      const pairs = pairsOf(view)
      const rivals = rivalsOf(view, pairs)
      const shares = new Float64Array(view.competencies.length)
      for (const pair of pairs) {
        const [ab, ba] = signalsOf(view, rivals, pair)
        shares[pair.b] = (shares[pair.b] ?? 0) + Math.exp(ab.nearest)
        shares[pair.a] = (shares[pair.a] ?? 0) + Math.exp(ba.nearest)
      }
      for (const share of shares) expect(share).toBeLessThanOrEqual(1 + 1e-9)
    }),
  )
})
