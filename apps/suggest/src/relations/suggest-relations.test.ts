import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { acyclicGraph } from '../geometry/acyclic-graph.ts'
import { cosine } from '../geometry/cosine.ts'
import { stem } from '../words/stem.ts'
import { stopWords } from '../words/stop-words.ts'
import { tokens } from '../words/tokens.ts'
import { anyCourse } from './course.arbitrary.ts'
import type { Course } from './course.ts'
import { weights } from './judging/weights.ts'
import { byScore, ends, learntFirst, type Relation } from './relation.ts'
import { suggestRelations } from './suggest-relations.ts'

const isAcyclic = (edges: readonly (readonly [number, number])[]) => {
  const graph = acyclicGraph(1 + Math.max(0, ...edges.flat()))
  return edges.every(([from, to]) => graph.insert(from, to))
}

const stems = (text: string) => tokens(text).map(word => `${stem(word, 'en')} ${stem(word, 'de')}`)
const isSmall = (word: string) => stopWords.en.has(word) || stopWords.de.has(word)

const law = (promise: (course: Course, relations: readonly Relation[]) => void) =>
  fc.assert(
    fc.property(anyCourse, course => promise(course, suggestRelations(course))),
    { numRuns: 150 },
  )

test('the generated courses have relations of every type', () => {
  const types = fc.sample(anyCourse, { numRuns: 150, seed: 1 }).flatMap(course => suggestRelations(course))
  expect(new Set(types.map(({ relation_type }) => relation_type))).toEqual(new Set(['REQUIRES', 'EXTENDS', 'MATCHES']))
})

test('the same course gives the same bytes whatever the order of its lists', () => {
  const shuffled = anyCourse.chain(course =>
    fc.record({
      course: fc.constant(course),
      competencies: fc.shuffledSubarray([...course.competencies], { minLength: course.competencies.length }),
      exercises: fc.shuffledSubarray([...course.exercises], { minLength: course.exercises.length }),
      links: fc.shuffledSubarray([...course.links], { minLength: course.links.length }),
    }),
  )
  fc.assert(
    fc.property(shuffled, ({ course, ...other }) => {
      expect(JSON.stringify(suggestRelations(other))).toBe(JSON.stringify(suggestRelations(course)))
    }),
  )
})

test('a course gives the same relations whatever was read before', () => {
  fc.assert(
    fc.property(anyCourse, anyCourse, (course, other) => {
      const before = JSON.stringify(suggestRelations(course))
      suggestRelations(other)
      expect(JSON.stringify(suggestRelations(course))).toBe(before)
    }),
  )
})

test('dependencies hold no cycle, as written and in the order of learning', () =>
  law((_course, relations) => {
    const dependencies = relations.filter(({ relation_type }) => relation_type !== 'MATCHES')
    expect(isAcyclic(dependencies.map(({ tail_id, head_id }) => [tail_id, head_id]))).toBe(true)
    const learning = dependencies.map(({ tail_id, head_id, relation_type }): [number, number] =>
      relation_type === 'EXTENDS' ? [head_id, tail_id] : [tail_id, head_id],
    )
    expect(isAcyclic(learning)).toBe(true)
  }))

test('dependencies hold no cycle when matching competencies count as one', () =>
  law((_course, relations) => {
    const edgesOf = (type: Relation['relation_type']) =>
      relations.flatMap(({ tail_id, head_id, relation_type }) => (relation_type === type ? [[tail_id, head_id]] : []))
    const groups = edgesOf('MATCHES').reduce<number[][]>((before, pair) => {
      const [joined = [], apart = []] = [true, false].map(isJoined =>
        before.filter(group => group.some(id => pair.includes(id)) === isJoined),
      )
      return [...apart, [...joined.flat(), ...pair]]
    }, [])
    const groupOf = (id = 0) => Math.min(id, ...(groups.find(group => group.includes(id)) ?? []))
    const learning = [...edgesOf('REQUIRES'), ...edgesOf('EXTENDS').map(edge => edge.toReversed())]
    expect(isAcyclic(learning.map(([earlier, later]) => [groupOf(earlier), groupOf(later)]))).toBe(true)
  }))

test('a pair has at most one relation, and no competency relates to itself', () =>
  law((course, relations) => {
    const ids = new Set(course.competencies.map(({ id }) => id))
    const pairs = relations.map(({ tail_id, head_id }) => [tail_id, head_id].toSorted((a, b) => a - b).join(' '))
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const { tail_id, head_id } of relations) {
      expect(tail_id).not.toBe(head_id)
      expect(ids.has(tail_id) && ids.has(head_id)).toBe(true)
    }
  }))

test('scores lie between 0 and 1, best first, ties by tail and head', () =>
  law((_course, relations) => {
    for (const { score, evidence } of relations) {
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
      expect(evidence.direction).toBeGreaterThanOrEqual(0.5)
    }
    expect(relations).toEqual(relations.toSorted(byScore))
  }))

test('the evidence is true: the likeness is the cosine, and the weights sum to the score', () =>
  law((course, relations) => {
    const vectorOf = (wanted: number) => course.competencies.find(({ id }) => id === wanted)?.vector
    for (const { tail_id, head_id, relation_type, score, evidence } of relations) {
      const [tail, head] = [vectorOf(tail_id), vectorOf(head_id)]
      const likeness = evidence.signals.find(({ signal }) => signal === 'likeness')?.value ?? 0
      expect(likeness).toBeCloseTo(tail && head ? Math.max(0, cosine(tail, head)) : 0, 3)
      if (relation_type === 'MATCHES') continue
      const logOdds = evidence.signals.reduce((sum, { weight }) => sum + weight, weights.fromTexts.bias)
      expect(1 / (1 + Math.exp(-logOdds))).toBeCloseTo(score, 3)
    }
  }))

test('evidence that a text names a title is true: every word of the title is in the text', () =>
  law((course, relations) => {
    const byId = new Map(course.competencies.map(competency => [competency.id, competency]))
    const untrue = relations.filter(({ tail_id, head_id, relation_type, evidence }) => {
      if (relation_type === 'MATCHES') return false
      const { tail: earlier, head: later } = ends(relation_type, byId.get(tail_id), byId.get(head_id))
      const isNamed = evidence.signals.some(({ signal, value }) => signal === 'named' && value > 0)
      const text = new Set(stems(`${later?.title} ${later?.description}`))
      const title = tokens(earlier?.title ?? '').filter(word => !isSmall(word))
      return isNamed && stems(title.join(' ')).some(word => !text.has(word))
    })
    expect(untrue).toEqual([])
  }))

test('a match is written from the lower to the higher id', () =>
  law((_course, relations) => {
    const matches = relations.filter(({ relation_type }) => relation_type === 'MATCHES')
    expect(matches.filter(({ tail_id, head_id }) => tail_id >= head_id)).toEqual([])
  }))

test('the direction follows the contract: a required tail comes first, an extending tail second', () => {
  expect(learntFirst).toEqual({ REQUIRES: 'tail', EXTENDS: 'head' })
})
