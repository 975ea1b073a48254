import type { Course } from '../course.ts'
import type { Judged } from '../judging/judge.ts'
import type { Relation } from '../relation.ts'
import { type JudgedCourse, judgeCourse, type Learnt, relationsIn } from '../suggest-relations.ts'

/** A dependency that a person should be asked about. */
export interface Question {
  readonly tail_id: number
  readonly head_id: number
  readonly relation_type: 'REQUIRES'
  /** How sure the service is without being told. */
  readonly score: number
  /** How many suggested relations touch one of the two. */
  readonly touched: number
  readonly sentence: string
}

/** Names the open dependencies whose answers help most, best first; none if none is left. */
export function nextQuestions(course: Course, limit: number, model: Learnt = {}): Question[] {
  if (course.competencies.length < 2) return []
  const judged = judgeCourse(course, model)
  const { competencies } = judged.view
  return mostHelpful(judged, relationsIn(judged))
    .slice(0, limit)
    .map(({ earlier, later, score, touched }) => {
      const [first, last] = [competencies[earlier], competencies[later]]
      const name = (one: typeof first) => `“${one?.title.trim() || `#${one?.id}`}”`
      return {
        tail_id: first?.id ?? 0,
        head_id: last?.id ?? 0,
        relation_type: 'REQUIRES',
        score,
        touched,
        sentence: `Is ${name(first)} needed for ${name(last)}?`,
      }
    })
}

/** Scores are rounded to so much. */
const rounding = 1e-4

type Weighed = Judged & { readonly touched: number }

/**
 * The likeliest comes first, by odds: each answer that says yes is a relation that is known from then on. What touches
 * more of the suggestions comes before what touches fewer.
 */
function mostHelpful({ view, said, judged }: JudgedCourse, relations: readonly Relation[]): Weighed[] {
  const touches = new Map<number, number>()
  for (const { tail_id, head_id } of relations)
    for (const id of [tail_id, head_id]) touches.set(id, (touches.get(id) ?? 0) + 1)
  const touchesOf = (place: number): number => touches.get(view.competencies[place]?.id ?? 0) ?? 0
  const known = knownFrom(said.accepted)
  return judged
    .filter(({ earlier, later }) => !known.leadsTo(later, earlier))
    .map(one => {
      const touched = touchesOf(one.earlier) + touchesOf(one.later)
      // Of the prerequisites that a competency has, each further one is less likely.
      const odds = one.score / (1 - one.score + rounding) / (1 + known.prerequisites(one.later) / 2)
      return { ...one, touched, value: odds * (1 + Math.log(1 + touched) / 10) }
    })
    .toSorted((a, b) => b.value - a.value)
}

/** What follows from the accepted dependencies. */
function knownFrom(accepted: readonly Judged[]) {
  const next = new Map<number, number[]>()
  const prerequisites = new Map<number, number>()
  for (const { earlier, later } of accepted) {
    next.set(earlier, [...(next.get(earlier) ?? []), later])
    prerequisites.set(later, (prerequisites.get(later) ?? 0) + 1)
  }
  const found = new Map<number, ReadonlySet<number>>()
  const reachedFrom = (from: number): ReadonlySet<number> => {
    const reached = new Set([from])
    for (const at of reached) for (const other of next.get(at) ?? []) reached.add(other)
    found.set(from, reached)
    return reached
  }
  return {
    prerequisites: (place: number): number => prerequisites.get(place) ?? 0,
    leadsTo: (from: number, to: number): boolean => next.has(from) && (found.get(from) ?? reachedFrom(from)).has(to),
  }
}
