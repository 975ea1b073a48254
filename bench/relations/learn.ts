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

/** The signals that the courses can teach; they have no exercises, links or series. */
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
/** Detours depend on the scores and the weights on the detours: after this many rounds both are stable. */
const rounds = 4

/** The training data of a course: its candidate pairs, each in both orders. */
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
  /** Identifies the same order in another course. */
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

/** Learns the weights from these courses, without the pairs of titles that must stay unseen. */
export function learn(courses: readonly Lessons[], unseen: ReadonlySet<string> = new Set()): Weights {
  let found = fitted(courses.flatMap(examplesOf(unseen, { ...weights, bias: Number.NEGATIVE_INFINITY })))
  for (let round = 0; round < rounds; round++) found = fitted(courses.flatMap(examplesOf(unseen, found)))
  return found
}

function fitted(examples: readonly Example[]): Weights {
  const [bias = 0, ...found] = fitLogistic(examples, ridge)
  const learnt = { ...weights, bias, ...Object.fromEntries(learnable.map((signal, i) => [signal, found[i] ?? 0])) }
  // Only the similarity that not all texts share counts.
  return { ...learnt, common: -learnt.likeness }
}

const valuesOf = (signals: Signals) => learnable.map(name => signals[name])

/** Computes the detours with the current weights. */
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
 * For each course, the weights learnt from the others. Pairs of titles that also occur in the course itself are left
 * out, because courses overlap and no course may be judged by an answer seen before.
 */
export function leaveOneOut(courses: readonly KnownCourse[]): Weights[] {
  const lessons = courses.map(lessonsOf)
  return lessons.map((own, course) => {
    const unseen = new Set(own.pairs.flatMap(({ orders }) => orders.map(({ titles }) => titles)))
    return learn(lessons.toSpliced(course, 1), unseen)
  })
}
