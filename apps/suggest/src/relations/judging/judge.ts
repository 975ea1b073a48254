import type { Pair } from './pairs.ts'
import type { SignalName, Signals } from './signals.ts'
import type { Weights } from './weights.ts'

/** One order of a pair and the probability that the earlier is needed for the later. */
export interface Judged {
  readonly earlier: number
  readonly later: number
  readonly signals: Signals
  /** 0 … 1, rounded to four decimals, so that the order of results does not depend on rounding errors. */
  readonly score: number
  /** How sure the order is: its share of the scores of both orders. */
  readonly direction: number
}

/**
 * The thresholds below which we suggest nothing; found together with the weights. Without words, exercises or links
 * only lengths tell the order, which needs a higher one.
 */
const bounds = { score: 0.2, direction: 0.58, directionUntold: 0.65 }
export const isSure = ({ score, direction, signals }: Judged) =>
  score >= bounds.score && direction >= (isTold(signals) ? bounds.direction : bounds.directionUntold)

/** A smaller share of a title is in any text that contains one of its frequent words. */
const leastWords = 0.05

/** Whether a word, an exercise or a link supports the relation, and not only similarity and length. */
const isTold = ({ named, words, rests, within, series, together, order, practice, link }: Signals) =>
  Math.max(named, rests, within, series, together, order, practice, link) > 0 || words >= leastWords

export const round = (value: number) => Math.round(value * 10_000) / 10_000

/** The more probable order of a pair; on a tie the lower id comes first, with a direction of ½. */
export function judge({ a, b }: Pair, [ab, ba]: readonly [Signals, Signals], weights: Weights): Judged {
  const forward = probability(ab, weights)
  const backward = probability(ba, weights)
  const direction = round(Math.max(forward, backward) / (forward + backward))
  return backward > forward
    ? { earlier: b, later: a, signals: ba, score: round(backward), direction }
    : { earlier: a, later: b, signals: ab, score: round(forward), direction }
}

/** Judges the same order again with a detour, which lowers the score but leaves the direction alone. */
export function judgeAgain(judged: Judged, detour: number, weights: Weights): Judged {
  const signals = { ...judged.signals, detour }
  return { ...judged, signals, score: round(probability(signals, weights)) }
}

export const contribution = (signal: SignalName, signals: Signals, weights: Weights) =>
  signals[signal] * weights[signal]

/**
 * A sum without a loop over names: it runs for both orders of every pair, and looking up names takes three times as
 * long.
 */
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
