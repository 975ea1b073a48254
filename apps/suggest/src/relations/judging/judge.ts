import type { Pair } from './pairs.ts'
import type { SignalName, Signals } from './signals.ts'
import type { Weights } from './weights.ts'

/** One order of a pair with how likely it is that the earlier is needed for the later. */
export interface Judged {
  readonly earlier: number
  readonly later: number
  readonly signals: Signals
  /** 0 … 1, in steps of a ten-thousandth, so that the order of results never hangs on the last bits of a sum. */
  readonly score: number
  /** How sure the order is: this order's part of both orders' scores. */
  readonly direction: number
}

/** When to speak and when to abstain; found with the weights. Where nothing tells the order the lengths have to do so. */
const bounds = { score: 0.2, direction: 0.58, directionUntold: 0.65 }
export const isSure = ({ score, direction, signals }: Judged) =>
  score >= bounds.score && direction >= (isTold(signals) ? bounds.direction : bounds.directionUntold)

/** Less of a title stands in any text that has a frequent word of it. */
const leastWords = 0.05

/** Whether a word, an exercise or a link speaks for the relation, and not only likeness and lengths. */
const isTold = ({ named, words, rests, within, series, together, order, practice, link }: Signals) =>
  Math.max(named, rests, within, series, together, order, practice, link) > 0 || words >= leastWords

export const round = (value: number) => Math.round(value * 10_000) / 10_000

/** The likelier order of the pair; of two equally likely ones the lower id comes first, with a direction of ½. */
export function judge({ a, b }: Pair, [ab, ba]: readonly [Signals, Signals], weights: Weights): Judged {
  const forward = probability(ab, weights)
  const backward = probability(ba, weights)
  const direction = round(Math.max(forward, backward) / (forward + backward))
  return backward > forward
    ? { earlier: b, later: a, signals: ba, score: round(backward), direction }
    : { earlier: a, later: b, signals: ab, score: round(forward), direction }
}

/** The same order in the light of a detour, which makes it less sure but tells nothing of its direction. */
export function judgeAgain(judged: Judged, detour: number, weights: Weights): Judged {
  const signals = { ...judged.signals, detour }
  return { ...judged, signals, score: round(probability(signals, weights)) }
}

export const contribution = (signal: SignalName, signals: Signals, weights: Weights) =>
  signals[signal] * weights[signal]

/** Signal by signal: this is done for both orders of every pair, and looking each up by its name would take thrice as long. */
function probability(signals: Signals, weights: Weights): number {
  const logOdds =
    weights.bias +
    signals.likeness * weights.likeness +
    signals.common * weights.common +
    signals.named * weights.named +
    signals.words * weights.words +
    signals.rests * weights.rests +
    signals.within * weights.within +
    signals.series * weights.series +
    signals.breadth * weights.breadth +
    signals.title * weights.title +
    signals.length * weights.length +
    signals.centre * weights.centre +
    signals.detour * weights.detour +
    signals.together * weights.together +
    signals.order * weights.order +
    signals.practice * weights.practice +
    signals.link * weights.link
  return 1 / (1 + Math.exp(-logOdds))
}
