import type { Course } from '../course.ts'
import { bounds, type Judged } from '../judging/judge.ts'
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

/** Names the open dependency whose answer helps most; undefined if none is left. */
export function nextQuestion(course: Course, model: Learnt = {}): Question | undefined {
  if (course.competencies.length < 2) return undefined
  const judged = judgeCourse(course, model)
  const best = mostHelpful(judged, relationsIn(judged))
  if (!best) return undefined
  const { earlier, later, score, touched } = best
  const [first, last] = [judged.view.competencies[earlier], judged.view.competencies[later]]
  const name = (one: typeof first) => `“${one?.title.trim() || `#${one?.id}`}”`
  return {
    tail_id: first?.id ?? 0,
    head_id: last?.id ?? 0,
    relation_type: 'REQUIRES',
    score,
    touched,
    sentence: `Is ${name(first)} needed for ${name(last)}?`,
  }
}

type Weighed = Judged & { readonly touched: number }

/** What is neither nearly certain nor nearly excluded comes first, and of that what touches more of the suggestions. */
function mostHelpful({ view, said, judged }: JudgedCourse, relations: readonly Relation[]): Weighed | undefined {
  const touches = new Map<number, number>()
  for (const { tail_id, head_id } of relations)
    for (const id of [tail_id, head_id]) touches.set(id, (touches.get(id) ?? 0) + 1)
  const touchesOf = (place: number): number => touches.get(view.competencies[place]?.id ?? 0) ?? 0
  const known = knownFrom(said.accepted)
  let best: Weighed | undefined
  let highest = 0
  for (const one of judged) {
    const touched = touchesOf(one.earlier) + touchesOf(one.later)
    // Of the prerequisites that a competency has, each further one is less likely.
    const chance = one.score / (1 + known.prerequisites(one.later) / 2)
    const doubt = Math.min(chance / bounds.score, bounds.score / chance)
    const value = doubt * (1 + Math.log(1 + touched) / 10)
    if (value > highest && !known.leadsTo(one.later, one.earlier)) {
      best = { ...one, touched }
      highest = value
    }
  }
  return best
}

/** What follows from the accepted dependencies. */
function knownFrom(accepted: readonly Judged[]) {
  const next = new Map<number, number[]>()
  const prerequisites = new Map<number, number>()
  for (const { earlier, later } of accepted) {
    next.set(earlier, [...(next.get(earlier) ?? []), later])
    prerequisites.set(later, (prerequisites.get(later) ?? 0) + 1)
  }
  return {
    prerequisites: (place: number): number => prerequisites.get(place) ?? 0,
    leadsTo: (from: number, to: number): boolean => {
      const reached = new Set([from])
      for (const at of reached) for (const other of next.get(at) ?? []) reached.add(other)
      return reached.has(to)
    },
  }
}
