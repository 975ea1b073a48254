import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockOf, centreOf } from '../geometry/block.ts'
import { vectorsOf } from '../geometry/testing/vectors.ts'
import { passagesOf } from './passages.ts'
import { rankCompetencies } from './rank-competencies.ts'
import { strengthsOf } from './strength.ts'

const vectors = vectorsOf({ most: 60, widths: [3, 8] })
const away = (vector: Float32Array, centre: Float32Array) => vector.map((value, at) => value - (centre[at] ?? 0))
const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

test('every competency is ranked by the cosine beyond what the course shares, best first', () => {
  fc.assert(
    fc.property(vectors, rows => {
      fc.pre(rows.length > 0)
      const [whole = new Float32Array()] = rows
      const course = blockOf(rows)
      const ranked = rankCompetencies({ whole, passages: [whole] }, [course, course])
      const centre = centreOf(course).map(value => (value * 0.5 * course.count) / (course.count + 10))
      const asked = away(whole, centre)
      expect(ranked.map(({ row }) => row).toSorted((a, b) => a - b)).toEqual([...rows.keys()])
      expect(ranked).toEqual(ranked.toSorted((a, b) => b.score - a.score || a.row - b.row))
      for (const { row, score } of ranked) {
        const own = away(rows[row] ?? whole, centre)
        const lengths = Math.sqrt(dot(asked, asked) * dot(own, own))
        expect(score).toBeCloseTo(lengths > 1e-4 ? dot(asked, own) / lengths : score, 3)
      }
    }),
    { numRuns: 50 },
  )
})

const [task, story, other] = [Float32Array.of(1, 0, 0), Float32Array.of(0, 1, 0), Float32Array.of(0, 0.6, 0.8)]

test('a story around the task hides it less when the passages are looked at', () => {
  const course = blockOf([other, task])
  const whole = Float32Array.of(Math.SQRT1_2 - 0.1, Math.SQRT1_2 + 0.1, 0)
  expect(rankCompetencies({ whole, passages: [story, task] }, [course])[0]?.row).toBe(1)
})

test('no competency and no direction give no score', () => {
  expect(rankCompetencies({ whole: task, passages: [] }, [blockOf([])])).toEqual([])
  expect(rankCompetencies({ whole: new Float32Array(3), passages: [] }, [blockOf([task])])).toHaveLength(1)
})

test('strength follows the distance to the best score', () => {
  const ranked = [0.5, 0.48, 0.43, 0.37, 0.2].map((score, row) => ({ row, score }))
  expect(strengthsOf(ranked).map(({ strength }) => strength)).toEqual([1, 1, 0.5, 0.3])
  expect(strengthsOf([{ row: 0, score: 0.04 }])).toEqual([])
  expect(strengthsOf([])).toEqual([])
})

test('passages are sentences; short ones join the next, and there are at most 24', () => {
  expect(passagesOf('No. Write a function that sorts. Explain why your function is correct!')).toEqual([
    'No. Write a function that sorts.',
    'Explain why your function is correct!',
  ])
  const sentences = Array.from({ length: 100 }, (_, at) => `This is the sentence number ${at}.`)
  expect(passagesOf(sentences.join(' ')).length).toBeLessThanOrEqual(24)
  expect(passagesOf(sentences.join(' ')).join(' ')).toBe(sentences.join(' '))
})
