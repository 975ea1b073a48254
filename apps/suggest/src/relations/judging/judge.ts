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
  /** How sure the order is, if one of both holds: ½ … 1. */
  readonly direction: number
}

/** Nothing is suggested that is hardly more often right than wrong, or whose order is open. */
export const bounds = { score: 0.61, direction: 0.58 }

export const round = (value: number) => Math.round(value * 10_000) / 10_000

/** The more probable order of a pair; on a tie the lower id comes first, with a direction of ½. */
export function judge({ a, b }: Pair, [ab, ba]: readonly [Signals, Signals], weights: Weights): Judged {
  const forward = logOddsOf(ab, weights)
  const backward = logOddsOf(ba, weights)
  const score = round(probabilityOf(Math.max(forward, backward)))
  const direction = round(probabilityOf(Math.abs(forward - backward)))
  return backward > forward
    ? { earlier: b, later: a, signals: ba, score, direction }
    : { earlier: a, later: b, signals: ab, score, direction }
}

export const contribution = (signal: SignalName, signals: Signals, weights: Weights) =>
  signals[signal] * weights[signal]

/**
 * A sum without a loop over names: it runs for both orders of every pair, and looking up names takes three times as
 * long.
 */
export function logOddsOf(signals: Signals, weights: Weights): number {
  return (
    weights.bias +
    signals.likeness * weights.likeness +
    signals.common * weights.common +
    signals.nearest * weights.nearest +
    signals.named * weights.named +
    signals.words * weights.words +
    signals.within * weights.within +
    signals.series * weights.series +
    signals.needed * weights.needed +
    signals.before * weights.before +
    signals.together * weights.together +
    signals.order * weights.order +
    signals.practice * weights.practice +
    signals.link * weights.link
  )
}

export const probabilityOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))
