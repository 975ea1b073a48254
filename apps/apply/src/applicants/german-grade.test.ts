import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Degree } from '../db/application-tables.ts'
import { germanGrade, isOnScale, isScale, leadingGrade } from './german-grade.ts'

const german = { best: 1, worst: 5, pass: 4 }
const american = { best: 4, worst: 0, pass: 1 }
const french = { best: 20, worst: 0, pass: 10 }

test.each([
  [1, german, 1],
  [2.3, german, 2.3],
  [4, german, 4],
  [4.3, german, 5],
  [4, american, 1],
  [3.7, american, 1.3],
  [3.3, american, 1.7],
  [1, american, 4],
  [0.9, american, 5],
  [16, french, 2.2],
  [13.5, french, 2.9],
  [10, french, 4],
  [9.5, french, 5],
  [110, { best: 110, worst: 0, pass: 66 }, 1],
  [100, { best: 110, worst: 0, pass: 66 }, 1.6],
])('%d of %j is %d', (grade, scale, expected) => {
  expect(germanGrade(grade, scale)).toBe(expected)
})

test.each([
  [3, { best: 4, worst: 0, pass: 4 }],
  [3, { best: 4, worst: 5, pass: 1 }],
  [3, { best: 1, worst: 0, pass: 4 }],
  [5, american],
  [-1, american],
])('%d of %j gives no grade', (grade, scale) => {
  expect(germanGrade(grade, scale)).toBeNull()
})

const mark = fc.integer({ min: -1000, max: 1000 }).map(tenths => tenths / 10)
const scale = fc
  .tuple(mark, mark, mark)
  .map(marks => marks.toSorted((a, b) => a - b))
  .chain(([low = 0, middle = 0, high = 0]) =>
    fc.constantFrom({ best: high, pass: middle, worst: low }, { best: low, pass: middle, worst: high }),
  )
  .filter(isScale)
const onScale = scale.chain(each => mark.filter(grade => isOnScale(grade, each)).map(grade => [grade, each] as const))

test('a grade lies between 1.0 and 4.0 or is 5.0, with one decimal', () => {
  fc.assert(
    fc.property(onScale, ([grade, each]) => {
      const found = germanGrade(grade, each) ?? 0
      expect(found === 5 || (found >= 1 && found <= 4)).toBe(true)
      expect(Math.abs(found * 10 - Math.round(found * 10))).toBeLessThan(1e-9)
    }),
  )
})

test('the best mark is 1.0, the last passing one is 4.0, and a better mark never gives a worse grade', () => {
  fc.assert(
    fc.property(scale, each => {
      expect(germanGrade(each.best, each)).toBe(1)
      expect(germanGrade(each.pass, each)).toBe(4)
    }),
  )
  fc.assert(
    fc.property(scale, mark, mark, (each, one, other) => {
      fc.pre(isOnScale(one, each) && isOnScale(other, each))
      fc.pre(each.best > each.pass ? one > other : one < other)
      expect(germanGrade(one, each) ?? 0).toBeLessThanOrEqual(germanGrade(other, each) ?? 0)
    }),
  )
})

test('reversing a scale, or changing its units, changes nothing', () => {
  fc.assert(
    fc.property(onScale, fc.constantFrom(-1, 2, 10), ([grade, each], factor) => {
      const turned = { best: each.best * factor, worst: each.worst * factor, pass: each.pass * factor }
      expect(germanGrade(grade * factor, turned)).toBe(germanGrade(grade, each))
    }),
  )
})

test('the cut is exact: no hundredth is lost in floating point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 40 }), tenths => {
      expect(germanGrade(tenths / 10, german)).toBe(tenths / 10)
    }),
  )
})

const degree = (kind: Degree['kind'], grade: number | null, date: string): Degree => ({
  kind,
  name: 'x',
  university: 'y',
  grade,
  gradeScale: german,
  date,
})

test('the highest degree leads, the latest among equals, and one without a grade does not count', () => {
  expect(leadingGrade([])).toBeNull()
  expect(leadingGrade([degree('BACHELOR', 1.2, '2024-01-01'), degree('MASTER', 2.1, '2023-01-01')])).toBe(2.1)
  expect(leadingGrade([degree('MASTER', 1.9, '2022-01-01'), degree('DIPLOMA', 1.4, '2024-01-01')])).toBe(1.4)
  expect(leadingGrade([degree('DOCTORATE', null, '2025-01-01'), degree('BACHELOR', 1.7, '2020-01-01')])).toBe(1.7)
})
