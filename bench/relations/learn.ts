import { inOrder } from '../../apps/suggest/src/relations/course.ts'
import { detours } from '../../apps/suggest/src/relations/judging/detours.ts'
import { isSure, judge } from '../../apps/suggest/src/relations/judging/judge.ts'
import { isSame } from '../../apps/suggest/src/relations/judging/matches.ts'
import { type Pair, pairsOf } from '../../apps/suggest/src/relations/judging/pairs.ts'
import { type SignalName, type Signals, signalsOf } from '../../apps/suggest/src/relations/judging/signals.ts'
import { viewOf } from '../../apps/suggest/src/relations/judging/view.ts'
import { type Weights, weights } from '../../apps/suggest/src/relations/judging/weights.ts'
import type { KnownCourse } from './courses.ts'
import { type Example, fitLogistic } from './logistic.ts'

/** The signals the courses tell something about. */
export const learnable = [
  'likeness',
  'named',
  'words',
  'rests',
  'within',
  'breadth',
  'title',
  'length',
  'centre',
  'detour',
] as const satisfies readonly SignalName[]

const ridge = 3
/** Detours hang on the scores and these on the weights: after so many rounds neither changes any more. */
const rounds = 4

/** What a course teaches: its candidate pairs, each in both orders. */
interface Lessons {
  readonly size: number
  readonly pairs: readonly {
    readonly pair: Pair
    readonly isSame: boolean
    readonly orders: readonly [Order, Order]
  }[]
}

interface Order {
  readonly signals: Signals
  readonly isTrue: boolean
  /** Tells the same order again in another course. */
  readonly titles: string
}

export function lessonsOf({ course, requires }: KnownCourse): Lessons {
  const view = viewOf(inOrder(course))
  const known = new Set(requires.map(({ tail_id, head_id }) => `${tail_id} ${head_id}`))
  const order = (from: number, to: number, signals: Signals): Order => {
    const [earlier, later] = [view.competencies[from], view.competencies[to]]
    const isTrue = known.has(`${earlier?.id} ${later?.id}`)
    return { signals, isTrue, titles: `${earlier?.title} → ${later?.title}` }
  }
  const pairs = pairsOf(view).map(pair => {
    const [ab, ba] = signalsOf(view, pair)
    return {
      pair,
      isSame: isSame(view, pair),
      orders: [order(pair.a, pair.b, ab), order(pair.b, pair.a, ba)] as const,
    }
  })
  return { size: view.competencies.length, pairs }
}

/** The weights these courses teach, leaving out every pair of titles that is to stay unseen. */
export function learn(courses: readonly Lessons[], unseen: ReadonlySet<string> = new Set()): Weights {
  let found = fitted(courses.flatMap(examplesOf(unseen, { ...weights, bias: Number.NEGATIVE_INFINITY })))
  for (let round = 0; round < rounds; round++) found = fitted(courses.flatMap(examplesOf(unseen, found)))
  return found
}

function fitted(examples: readonly Example[]): Weights {
  const [bias = 0, ...found] = fitLogistic(examples, ridge)
  const learnt = { ...weights, bias, ...Object.fromEntries(learnable.map((signal, i) => [signal, found[i] ?? 0])) }
  // Of the likeness only what not all have in common counts.
  return { ...learnt, common: -learnt.likeness }
}

const valuesOf = (signals: Signals) => learnable.map(name => signals[name])

/** Detours as the weights so far see them, before any of them is weighed. */
const examplesOf =
  (unseen: ReadonlySet<string>, soFar: Weights) =>
  ({ size, pairs }: Lessons): Example[] => {
    const judged = pairs.map(({ pair, orders: [ab, ba] }) => judge(pair, [ab.signals, ba.signals], soFar))
    const sure = judged.filter((one, i) => !pairs[i]?.isSame && isSure(one))
    const found = detours(sure, size)
    const detourOf = new Map(sure.map(({ signals }, at) => [signals, found[at] ?? 0]))
    return pairs
      .flatMap(({ orders }) => orders)
      .filter(({ titles }) => !unseen.has(titles))
      .map(({ signals, isTrue }) => ({
        values: valuesOf({
          ...signals,
          likeness: signals.likeness - signals.common,
          detour: detourOf.get(signals) ?? 0,
        }),
        isTrue,
      }))
  }

/**
 * For each course the weights learnt from the others. The courses overlap, so every pair of titles that also
 * occurs in the course itself is left out: no course is judged by an answer seen before.
 */
export function leaveOneOut(courses: readonly KnownCourse[]): Weights[] {
  const lessons = courses.map(lessonsOf)
  return lessons.map((own, course) => {
    const unseen = new Set(own.pairs.flatMap(({ orders }) => orders.map(({ titles }) => titles)))
    return learn(lessons.toSpliced(course, 1), unseen)
  })
}
