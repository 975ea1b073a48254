import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCourse } from '../course.arbitrary.ts'
import { inOrder } from '../course.ts'
import { pairsOf } from './pairs.ts'
import { signalsOf } from './signals.ts'
import { viewOf } from './view.ts'

test('signals that compare two competencies change their sign with the order', () => {
  fc.assert(
    fc.property(anyCourse, course => {
      const view = viewOf(inOrder(course))
      for (const pair of pairsOf(view)) {
        const [ab, ba] = signalsOf(view, pair)
        const reversed = signalsOf(view, { ...pair, a: pair.b, b: pair.a })
        for (const name of ['named', 'words', 'rests', 'breadth', 'title', 'length'] as const) {
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
    return signalsOf(viewOf({ competencies, exercises: listed, links: [] }), { a: 0, b: 1, likeness: 0.5 })[0].practice
  }
  expect(practiceWith([0], [1])).toBeCloseTo(-1, 9)
  expect(practiceWith([0, 1])).toBe(0)
})

test('breadth does not count the competency it is compared with', () => {
  const competencies = [
    { title: 'Graph', description: 'Consists of a vertex and of an edge.' },
    { title: 'Tree', description: 'A graph without a circle.' },
    { title: 'Vertex', description: 'A point.' },
    { title: 'Edge', description: 'A line.' },
  ].map((text, id) => ({ ...text, id, vector: null }))
  const view = viewOf({ competencies, exercises: [], links: [] })
  const [graphFirst, treeFirst] = signalsOf(view, { a: 0, b: 1, likeness: 0.5 })
  expect(graphFirst.breadth).toBeCloseTo(Math.log(3), 9)
  expect(treeFirst.breadth).toBeCloseTo(-Math.log(3), 9)
})
