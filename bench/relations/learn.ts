import { inOrder } from '../../apps/suggest/src/relations/course.ts'
import { draw } from '../../apps/suggest/src/relations/judging/draw.ts'
import { judge } from '../../apps/suggest/src/relations/judging/judge.ts'
import { isSame } from '../../apps/suggest/src/relations/judging/matches.ts'
import { type Pair, pairsOf } from '../../apps/suggest/src/relations/judging/pairs.ts'
import type { Prerequisites } from '../../apps/suggest/src/relations/judging/prerequisites.ts'
import { rivalsOf } from '../../apps/suggest/src/relations/judging/rivals.ts'
import { type SignalName, type Signals, signalsOf } from '../../apps/suggest/src/relations/judging/signals.ts'
import { viewOf } from '../../apps/suggest/src/relations/judging/view.ts'
import { weights as shipped, type Weights } from '../../apps/suggest/src/relations/judging/weights.ts'
import type { KnownCourse } from './courses.ts'
import { type Example, fitLogistic } from './logistic.ts'

/** The signals that the courses can teach; they have no exercises, links or series. */
export const texts = ['likeness', 'nearest', 'named', 'words', 'within'] as const satisfies readonly SignalName[]
export const all = [...texts, 'needed', 'before'] as const satisfies readonly SignalName[]
type Learnable = (typeof all)[number]

const ridge = 1

/** A course as its candidate pairs with their signals in both orders. */
export interface Lesson {
  readonly known: KnownCourse
  readonly size: number
  readonly pairs: readonly { readonly pair: Pair; readonly orders: readonly [Order, Order] }[]
}

interface Order {
  readonly signals: Signals
  readonly isDirect: boolean
  readonly isBefore: boolean
}

export function lessonOf(known: KnownCourse, prerequisites: Prerequisites | undefined): Lesson {
  const view = viewOf(inOrder(known.course), prerequisites)
  const direct = new Set(known.requires?.map(({ tail_id, head_id }) => `${tail_id} ${head_id}`))
  const candidates = pairsOf(view)
  const rivals = rivalsOf(view, candidates)
  const order = (from: number, to: number, signals: Signals): Order => {
    const [earlier, later] = [view.competencies[from]?.id ?? 0, view.competencies[to]?.id ?? 0]
    return { signals, isDirect: direct.has(`${earlier} ${later}`), isBefore: known.isBefore(earlier, later) }
  }
  const pairs = candidates
    .filter(pair => !isSame(view, pair))
    .map(pair => {
      const [ab, ba] = signalsOf(view, rivals, pair)
      return { pair, orders: [order(pair.a, pair.b, ab), order(pair.b, pair.a, ba)] as const }
    })
  return { known, size: view.competencies.length, pairs }
}

/**
 * Learns the weights of these signals, for each family from all others, and in `whole` from all. A score then says how
 * often a relation with it is along the order of teaching, in families that were left out and whose whole order is
 * known: where only some prerequisites are, one that is not among them may be right all the same.
 */
export function learn(lessons: readonly Lesson[], names: readonly Learnable[]): Learnt {
  const teaching = lessons.filter(({ known }) => known.mayTeach && known.requires)
  const families = [...new Set(lessons.map(({ known }) => known.family))]
  const raw = (family?: string) =>
    fitted(
      teaching.filter(({ known }) => known.family !== family),
      names,
    )
  const without = new Map(families.map(family => [family, raw(family)]))
  const whole = raw()
  const [shift = 0, scale = 1] = calibration(
    lessons.filter(({ known }) => !known.requires),
    without,
    whole,
  )
  const calibrated = (weights: Weights) => scaled(weights, names, scale, shift)
  return {
    whole: calibrated(whole),
    without: family => calibrated(without.get(family) ?? whole),
  }
}

export interface Learnt {
  readonly whole: Weights
  readonly without: (family: string) => Weights
}

/** Only the similarity that not all texts share counts. */
const valueOf = (signals: Signals, name: Learnable) =>
  name === 'likeness' ? signals.likeness - signals.common : signals[name]

function fitted(teaching: readonly Lesson[], names: readonly Learnable[]): Weights {
  const sizes = new Map<string, number>()
  for (const { known, pairs } of teaching) sizes.set(known.family, (sizes.get(known.family) ?? 0) + pairs.length)
  const examples = teaching.flatMap(({ known, pairs }): Example[] =>
    pairs.flatMap(({ orders }) =>
      orders.map(({ signals, isDirect }) => ({
        values: names.map(name => valueOf(signals, name)),
        isTrue: isDirect,
        // A family counts with the root of its size.
        weight: 1 / Math.sqrt(sizes.get(known.family) ?? 1),
      })),
    ),
  )
  return weightsFrom(fitLogistic(examples, ridge), names)
}

function weightsFrom([bias = 0, ...found]: readonly number[], names: readonly Learnable[]): Weights {
  const nothing = Object.fromEntries(all.map(name => [name, 0]))
  const learnt = {
    ...shipped.fromTexts,
    ...nothing,
    bias,
    ...Object.fromEntries(names.map((name, i) => [name, found[i] ?? 0])),
  }
  return { ...learnt, common: -learnt.likeness }
}

const scaled = (weights: Weights, names: readonly Learnable[], scale: number, shift: number): Weights =>
  weightsFrom([weights.bias * scale + shift, ...names.map(name => weights[name] * scale)], names)

/** Relations are drawn from far below the bounds, to see how often each score holds. */
const wide = { score: 0.05, direction: 0.55 }

function calibration(lessons: readonly Lesson[], without: ReadonlyMap<string, Weights>, whole: Weights) {
  const drawn = lessons.map(({ known: { family }, size, pairs }) => {
    const truth = new Map(pairs.flatMap(({ orders }) => orders.map(({ signals, isBefore }) => [signals, isBefore])))
    const judged = pairs.map(({ pair, orders: [ab, ba] }) =>
      judge(pair, [ab.signals, ba.signals], without.get(family) ?? whole),
    )
    return {
      family,
      held: draw(judged, size, [], wide).map(one => ({ score: one.score, isTrue: truth.get(one.signals) ?? false })),
    }
  })
  const counts = new Map<string, number>()
  for (const { family, held } of drawn) counts.set(family, (counts.get(family) ?? 0) + held.length)
  const examples = drawn.flatMap(({ family, held }): Example[] =>
    held.map(({ score, isTrue }) => ({
      values: [Math.log(score / (1 - score))],
      isTrue,
      weight: 1000 / (counts.get(family) ?? 1),
    })),
  )
  return fitLogistic(examples, 0)
}
