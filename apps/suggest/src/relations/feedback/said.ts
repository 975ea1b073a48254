import type { Feedback } from '../course.ts'
import type { Judged } from '../judging/judge.ts'
import { type Pair, pairOf } from '../judging/pairs.ts'
import type { Rivals } from '../judging/rivals.ts'
import { signalsOf } from '../judging/signals.ts'
import type { View } from '../judging/view.ts'
import type { Lesson } from './tilt.ts'

/** What people said of the relations of a course, by place. */
export interface Said {
  /** Dependencies that were accepted or rejected, to learn from. */
  readonly lessons: readonly Lesson[]
  /** Dependencies that were accepted, judged as certain. */
  readonly accepted: readonly Accepted[]
  readonly acceptedMatches: readonly Pair[]
  /** Whether anything accepted ties the two, so that nothing else is suggested for them. */
  readonly isSettled: (pair: Pair) => boolean
  readonly isRejected: (dependency: Pick<Judged, 'earlier' | 'later'>) => boolean
  readonly isMatchRejected: (pair: Pair) => boolean
}

export interface Accepted extends Judged {
  readonly type: 'REQUIRES' | 'EXTENDS'
}

export function saidOf(view: View, rivals: Rivals, feedback: readonly Feedback[]): Said {
  const size = view.competencies.length
  const placeOf = new Map(view.competencies.map(({ id }, place) => [id, place]))
  const settled = new Set<number>()
  const rejected = new Set<number>()
  const rejectedMatches = new Set<number>()
  const accepted: Accepted[] = []
  const acceptedMatches: Pair[] = []
  const lessons: Lesson[] = []
  for (const { earlier, later, type, verdict } of feedback) {
    const [first, last] = [placeOf.get(earlier), placeOf.get(later)]
    if (first === undefined || last === undefined || first === last) continue
    const pair = { a: Math.min(first, last), b: Math.max(first, last) }
    const key = pair.a * size + pair.b
    const judgedPair = pairOf(view, pair.a, pair.b)
    const [forward, backward] = signalsOf(view, rivals, judgedPair)
    const signals = first < last ? forward : backward
    if (verdict === 'reject') {
      if (type === 'MATCHES') rejectedMatches.add(key)
      else {
        rejected.add(first * size + last)
        lessons.push({ signals, holds: false })
      }
    } else if (!settled.has(key)) {
      settled.add(key)
      if (type === 'MATCHES') acceptedMatches.push(judgedPair)
      else {
        lessons.push({ signals, holds: true })
        accepted.push({ earlier: first, later: last, signals, score: 1, direction: 1, type })
      }
    }
  }
  return {
    lessons,
    accepted,
    acceptedMatches,
    isSettled: ({ a, b }) => settled.has(a * size + b),
    isRejected: ({ earlier, later }) => rejected.has(earlier * size + later),
    isMatchRejected: ({ a, b }) => rejectedMatches.has(a * size + b),
  }
}
