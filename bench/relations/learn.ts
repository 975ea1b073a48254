import { inOrder } from '../../apps/suggest/src/relations/course.ts'
import { pairsOf } from '../../apps/suggest/src/relations/pairs.ts'
import { type SignalName, signalsOf } from '../../apps/suggest/src/relations/signals.ts'
import { viewOf } from '../../apps/suggest/src/relations/view.ts'
import { type Weights, weights } from '../../apps/suggest/src/relations/weights.ts'
import type { KnownCourse } from './courses.ts'
import { type Example, fitLogistic } from './logistic.ts'

/** The signals the courses tell something about. */
export const learnable = [
  'likeness',
  'named',
  'words',
  'rests',
  'within',
  'title',
  'length',
  'centre',
] as const satisfies readonly SignalName[]

const ridge = 3

/** One order of a candidate pair, with the titles that tell it again in another course. */
interface Lesson extends Example {
  readonly titles: string
}

export function lessonsOf({ course, requires }: KnownCourse): Lesson[] {
  const view = viewOf(inOrder(course))
  const known = new Set(requires.map(({ tail_id, head_id }) => `${tail_id} ${head_id}`))
  const titled = view.competencies.map(({ id, title }) => ({ id, title }))
  return pairsOf(view).flatMap(pair => {
    const [ab, ba] = signalsOf(view, pair)
    const [a, b] = [titled[pair.a], titled[pair.b]]
    if (!a || !b) return []
    return [
      { from: a, to: b, signals: ab },
      { from: b, to: a, signals: ba },
    ].map(({ from, to, signals }) => ({
      titles: `${from.title} → ${to.title}`,
      values: learnable.map(signal => signals[signal]),
      isTrue: known.has(`${from.id} ${to.id}`),
    }))
  })
}

export function learn(lessons: readonly Lesson[]): Weights {
  const [bias = 0, ...found] = fitLogistic(lessons, ridge)
  return { ...weights, bias, ...Object.fromEntries(learnable.map((signal, i) => [signal, found[i] ?? 0])) }
}

/**
 * For each course the weights learnt from the others. The courses overlap, so every pair of titles that also
 * occurs in the course itself is left out: no course is judged by an answer seen before.
 */
export function leaveOneOut(courses: readonly KnownCourse[]): Weights[] {
  const lessons = courses.map(lessonsOf)
  return lessons.map((own, course) => {
    const seen = new Set(own.map(({ titles }) => titles))
    return learn(
      lessons
        .filter((_, other) => other !== course)
        .flat()
        .filter(({ titles }) => !seen.has(titles)),
    )
  })
}
