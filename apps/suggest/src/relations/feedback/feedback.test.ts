import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { acyclicGraph } from '../../geometry/acyclic-graph.ts'
import { anyCourse } from '../course.arbitrary.ts'
import type { Course, Feedback, RelationType } from '../course.ts'
import { at, competency, product, vectors } from '../examples.fixture.ts'
import { learntFirst, type Relation } from '../relation.ts'
import { suggestRelations } from '../suggest-relations.ts'

const given = (course: Course, ...feedback: Feedback[]) => suggestRelations({ ...course, feedback })
const edges = (relations: readonly Relation[]) =>
  relations.map(({ tail_id, relation_type, head_id }) => `${tail_id} ${relation_type} ${head_id}`)
const pair: Course = { competencies: [vectors, product], exercises: [], links: [] }
const said = (earlier: number, type: RelationType, later: number, verdict: Feedback['verdict']): Feedback => ({
  earlier,
  later,
  type,
  verdict,
})

test('a rejected relation is not suggested again, whatever its type', () => {
  expect(edges(given(pair))).toEqual(['7 REQUIRES 3'])
  expect(given(pair, said(7, 'REQUIRES', 3, 'reject'))).toEqual([])
  expect(given(pair, said(7, 'EXTENDS', 3, 'reject'))).toEqual([])
  expect(edges(given(pair, said(3, 'REQUIRES', 7, 'reject')))).toEqual(['7 REQUIRES 3'])
})

test('an accepted relation is suggested first and says that a person accepted it', () => {
  const unlike = { ...pair, competencies: [vectors, { ...product, vector: at(170), description: 'Something else.' }] }
  expect(given(unlike)).toEqual([])
  for (const type of ['REQUIRES', 'EXTENDS', 'MATCHES'] as const) {
    const [first] = given(unlike, said(type === 'MATCHES' ? 3 : 7, type, type === 'MATCHES' ? 7 : 3, 'accept'))
    expect(first).toMatchObject({ relation_type: type, score: 1, evidence: { accepted: true } })
    expect(first?.evidence.sentence).toContain('a person accepted it')
  }
})

test('a rejected match is not replaced by an order', () => {
  const twins = [
    competency(1, 'Sorting', 'Puts a list in order.', 0),
    competency(2, 'Sorting', 'Puts a list in order.', 1),
  ]
  const course: Course = { competencies: twins, exercises: [], links: [] }
  expect(edges(given(course))).toEqual(['1 MATCHES 2'])
  expect(given(course, said(1, 'MATCHES', 2, 'reject'))).toEqual([])
  expect(edges(given(course, said(1, 'MATCHES', 2, 'reject'), said(2, 'REQUIRES', 1, 'accept')))).toEqual([
    '2 REQUIRES 1',
  ])
})

test('more prerequisites may be accepted than would be suggested, and what follows from others too', () => {
  const many = Array.from({ length: 8 }, (_, id) => competency(id, `Topic ${id}`, '', id * 40))
  const course: Course = { competencies: many, exercises: [], links: [] }
  const all = many.flatMap(({ id: later }) =>
    many.slice(0, later).map(({ id: earlier }) => said(earlier, 'REQUIRES', later, 'accept')),
  )
  expect(given(course, ...all)).toHaveLength(28)
})

test('feedback on competencies that are not in the course says nothing', () => {
  expect(given(pair, said(7, 'REQUIRES', 99, 'accept'), said(99, 'REQUIRES', 3, 'reject'))).toEqual(given(pair))
})

const verdict = fc.record({
  earlier: fc.integer({ min: 1, max: 26 }),
  later: fc.integer({ min: 1, max: 26 }),
  type: fc.constantFrom<RelationType>('REQUIRES', 'EXTENDS', 'MATCHES'),
  verdict: fc.constantFrom<Feedback['verdict']>('accept', 'reject'),
})

/** As the service keeps it: at most one accepted relation of a pair, no verdict twice, and no circle. */
const kept = (verdicts: readonly Feedback[]): Feedback[] => {
  const graph = acyclicGraph(30)
  const pairs = new Set<string>()
  return verdicts.flatMap(one => {
    const [low, high] = [Math.min(one.earlier, one.later), Math.max(one.earlier, one.later)]
    if (low === high || pairs.has(`${low} ${high}`)) return []
    const isMatch = one.type === 'MATCHES'
    if (one.verdict === 'accept' && !isMatch && !graph.insert(one.earlier, one.later)) return []
    pairs.add(`${low} ${high}`)
    return [isMatch ? { ...one, earlier: low, later: high } : one]
  })
}

const orderOf = ({ tail_id, head_id, relation_type }: Relation): readonly [number, number] =>
  relation_type !== 'MATCHES' && learntFirst[relation_type] === 'head' ? [head_id, tail_id] : [tail_id, head_id]

test('any course and any feedback: what was accepted is there, what was rejected is not, and there is no circle', () => {
  fc.assert(
    fc.property(anyCourse, fc.array(verdict, { maxLength: 30 }), (course, verdicts) => {
      const feedback = kept(verdicts)
      const relations = given(course, ...feedback)
      expect(relations).toEqual(
        given({ ...course, competencies: course.competencies.toReversed() }, ...feedback.toReversed()),
      )
      const found = new Set(relations.map(one => `${orderOf(one).join()} ${one.relation_type === 'MATCHES'}`))
      const ids = new Set(course.competencies.map(({ id }) => id))
      for (const { earlier, later, type, verdict: is } of feedback) {
        if (!ids.has(earlier) || !ids.has(later)) continue
        expect(found.has(`${earlier},${later} ${type === 'MATCHES'}`)).toBe(is === 'accept')
      }
      const pairs = relations.map(({ tail_id, head_id }) => [tail_id, head_id].toSorted((a, b) => a - b).join())
      expect(new Set(pairs).size).toBe(pairs.length)
      const directed = relations.filter(({ relation_type }) => relation_type !== 'MATCHES')
      const [learning, written] = [acyclicGraph(30), acyclicGraph(30)]
      for (const one of directed) {
        expect(learning.insert(...orderOf(one))).toBe(true)
        expect(written.insert(one.tail_id, one.head_id)).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})
