import { logOddsOf, probabilityOf } from '../judging/judge.ts'
import { type SignalName, type Signals, signalNames } from '../judging/signals.ts'
import type { Weights } from '../judging/weights.ts'

/** One order of a pair that a person called right or wrong. */
export interface Lesson {
  readonly signals: Signals
  readonly holds: boolean
}

/** A weight moves by at most this share of itself. */
const most = 0.5
/** How far a weight is expected to lie from what other courses taught, as a variance in shares of itself. */
const variance = 0.2
const sweeps = 20

/**
 * Tilts the weights towards what people said of this course: a logistic regression that begins with the weights and is
 * bound to them.
 */
export function tilt(weights: Weights, lessons: readonly Lesson[]): Weights {
  if (lessons.length === 0) return weights
  const tilted: Record<SignalName | 'bias', number> = { ...weights }
  const logOdds = lessons.map(({ signals }) => logOddsOf(signals, weights))
  const names = signalNames.filter(name => weights[name] !== 0)
  for (let sweep = 0; sweep < sweeps; sweep++)
    for (const name of names) {
      const own = weights[name]
      const precision = 1 / (variance * own * own)
      let slope = precision * (own - tilted[name])
      let steepness = precision
      for (const [at, { signals, holds }] of lessons.entries()) {
        slope += (Number(holds) - probabilityOf(logOdds[at] ?? 0)) * signals[name]
        // The steepest that a logistic curve can be, so that no step goes too far.
        steepness += (signals[name] * signals[name]) / 4
      }
      const bound = most * Math.abs(own)
      const next = Math.max(own - bound, Math.min(own + bound, tilted[name] + slope / steepness))
      const change = next - tilted[name]
      for (const [at, { signals }] of lessons.entries()) logOdds[at] = (logOdds[at] ?? 0) + change * signals[name]
      tilted[name] = next
    }
  return tilted
}

const rounds = 20

interface Candidate {
  readonly signals: readonly [Signals, Signals]
}

/**
 * Moves the bias so that as many of these candidates are expected to hold as before. Answers say which relations are
 * likelier than others, but not how many there are, because people are asked about the likeliest first.
 */
export function keepExpected(tilted: Weights, before: Weights, candidates: readonly Candidate[]): Weights {
  if (tilted === before) return before
  const wanted = expected(surest(candidates, before), 0)
  const own = surest(candidates, tilted)
  let [low, high] = [-2, 2]
  for (let round = 0; round < rounds; round++) {
    const middle = (low + high) / 2
    if (expected(own, middle) < wanted) low = middle
    else high = middle
  }
  return { ...tilted, bias: tilted.bias + low }
}

/** The log odds of the likelier order of each. */
const surest = (candidates: readonly Candidate[], weights: Weights): readonly number[] =>
  candidates.map(({ signals: [ab, ba] }) => Math.max(logOddsOf(ab, weights), logOddsOf(ba, weights)))

/** How many of these hold on average, moved by so much. */
const expected = (logOdds: readonly number[], shift: number): number =>
  logOdds.reduce((sum, each) => sum + probabilityOf(each + shift), 0)
