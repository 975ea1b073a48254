import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCourse } from '../relations/course.arbitrary.ts'
import type { Competency, Course, RelationType } from '../relations/course.ts'
import { at } from '../relations/examples.fixture.ts'
import type { Relation } from '../relations/relation.ts'
import { suggestRelations } from '../relations/suggest-relations.ts'
import type { CourseExercise, Finding, FindingKind } from './finding.ts'
import { healthOf } from './health-of.ts'

const long = 'A text of more than five words.'
const competency = (id: number, degrees: number, description = long): Competency => ({
  id,
  title: `Topic ${id}`,
  description,
  vector: at(degrees),
})
const exercise = (id: number, degrees: number, ...competencies: number[]): CourseExercise => ({
  id,
  title: `Task ${id}`,
  description: long,
  vector: at(degrees),
  competencies,
  verdicts: [],
})
const relation = (tail_id: number, relation_type: RelationType, head_id: number): Relation => ({
  tail_id,
  head_id,
  relation_type,
  score: 0.9,
  evidence: { signals: [], reasons: [], direction: 1, sentence: 'They match.' },
})

const health = (competencies: readonly Competency[], exercises: CourseExercise[], relations: Relation[]) =>
  healthOf({ competencies, exercises, links: [] }, exercises, relations)
const of = (kind: FindingKind, findings: readonly Finding[]) =>
  findings
    .filter(finding => finding.kind === kind)
    .map(({ competency_ids, exercise_ids }) => [competency_ids, exercise_ids])

const chain = [1, 2, 3, 4].map(id => competency(id, id * 20))
const tied = [relation(1, 'REQUIRES', 2), relation(2, 'REQUIRES', 3), relation(3, 'REQUIRES', 4)]
const trained = chain.map(({ id }) => exercise(10 + id, id * 20, id))

test('a course in which all is linked and described has no findings', () => {
  expect(health(chain, trained, tied)).toEqual([])
})

test('exercises without competency and competencies without exercise are named, with what fits', () => {
  const findings = health(chain, [...trained.slice(1), exercise(20, 20)], tied)
  expect(of('EXERCISE_WITHOUT_COMPETENCY', findings)).toEqual([[[], [20]]])
  expect(findings[0]?.step).toMatchObject({ action: 'LINK' })
  expect(findings[0]?.step.competency_ids[0]).toBe(1)
  expect(of('COMPETENCY_WITHOUT_EXERCISE', findings)).toEqual([[[1], []]])
})

test('a course without exercises gets one finding for all its competencies', () => {
  expect(of('COMPETENCY_WITHOUT_EXERCISE', health(chain, [], tied))).toEqual([[[1, 2, 3, 4], []]])
})

test('competencies that match and exercises with the same text are near duplicates', () => {
  const twins = [...trained, exercise(30, 20, 1)]
  expect(of('NEAR_DUPLICATE', health(chain, twins, [...tied, relation(1, 'MATCHES', 4)]))).toEqual([
    [[1, 4], []],
    [[], [11, 30]],
  ])
})

test('a link is doubtful if the exercise fits most others better, and the best one much better', () => {
  const many = Array.from({ length: 8 }, (_, place) => competency(place + 1, place * 25))
  const links = many.slice(1).map(({ id }, place) => relation(many[place]?.id ?? 0, 'REQUIRES', id))
  const right = many.map(({ id }, place) => exercise(10 + id, place * 25, id))
  expect(of('DOUBTFUL_LINK', health(many, right, links))).toEqual([])
  const findings = health(many, [...right, exercise(40, 0, 1, 8)], links)
  expect(of('DOUBTFUL_LINK', findings)).toEqual([[[8], [40]]])
})

test('a link that a person accepted is not doubtful, one that a person rejected is', () => {
  const [first, ...others] = trained
  const rejected = { ...(first ?? exercise(11, 20, 1)), verdicts: [{ competency: 1, accepted: false }] }
  expect(of('DOUBTFUL_LINK', health(chain, [rejected, ...others], tied))).toEqual([[[1], [11]]])
  const accepted = { ...rejected, vector: at(200), verdicts: [{ competency: 1, accepted: true }] }
  expect(of('DOUBTFUL_LINK', health(chain, [accepted, ...others], tied))).toEqual([])
  const unlinked = health(chain, [{ ...rejected, competencies: [] }, ...others], tied)
  expect(unlinked[0]?.step.competency_ids).not.toContain(1)
})

test('a group without a relation to the largest one is an island, with the likeliest bridge', () => {
  const findings = health([...chain, competency(5, 85), competency(6, 300)], trained, [
    ...tied,
    relation(6, 'EXTENDS', 5),
  ])
  expect(of('ISLAND', findings)).toEqual([[[5, 6], []]])
  expect(findings.find(({ kind }) => kind === 'ISLAND')?.step.competency_ids).toEqual([5, 4])
  expect(of('ISLAND', health(chain, trained, []))).toEqual([[[1, 2, 3, 4], []]])
})

test('what many competencies need is a bottleneck', () => {
  const star = [1, 2, 3, 4, 5, 6].map(id => competency(id, id * 20))
  const needed = [2, 3, 4, 5].map(id => relation(id, 'EXTENDS', 1))
  const findings = health(star, trained, [...needed, relation(5, 'REQUIRES', 6)])
  expect(of('BOTTLENECK', findings)).toEqual([[[1], []]])
  expect(findings.find(({ kind }) => kind === 'BOTTLENECK')?.evidence.numbers).toEqual({
    dependents: 5,
    direct: 4,
    exercises: 1,
    competencies: 6,
  })
})

test('texts too short to judge are named', () => {
  const short = { ...competency(5, 100, '<p>Brief.</p>'), title: '' }
  expect(of('SHORT_TEXT', health([...chain, short], trained, [...tied, relation(4, 'REQUIRES', 5)]))).toEqual([
    [[5], []],
  ])
})

const exercisesOf = ({ exercises, competencies }: Course): CourseExercise[] =>
  exercises.map((one, place) => ({
    ...one,
    title: '',
    description: '',
    vector: competencies[place]?.vector ?? null,
    verdicts: [],
    competencies: one.competencies.filter(id => competencies.some(known => known.id === id)),
  }))

test('any course: the same findings whatever the order of its lists, each about records of the course', () => {
  fc.assert(
    fc.property(anyCourse, course => {
      const exercises = exercisesOf(course)
      const relations = suggestRelations(course)
      const findings = healthOf(course, exercises, relations)
      const turned = {
        ...course,
        competencies: course.competencies.toReversed(),
        exercises: course.exercises.toReversed(),
      }
      expect(healthOf(turned, exercises.toReversed(), suggestRelations(turned))).toEqual(findings)
      const known = new Set(course.competencies.map(({ id }) => id))
      for (const { competency_ids, exercise_ids, step, evidence } of findings) {
        expect([...competency_ids, ...step.competency_ids].filter(id => !known.has(id))).toEqual([])
        expect(competency_ids.length + exercise_ids.length).toBeGreaterThan(0)
        expect(Object.values(evidence.numbers).every(Number.isFinite)).toBe(true)
      }
    }),
    { numRuns: 100 },
  )
})
