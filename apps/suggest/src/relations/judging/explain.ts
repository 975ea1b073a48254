import type { Evidence, Witness } from '../relation.ts'
import { contribution, type Judged, round } from './judge.ts'
import { type SignalName, type Signals, signalNames } from './signals.ts'
import type { Weights } from './weights.ts'

type Say = (earlier: string, later: string, value: number) => string

/** Rounds halves as browsers do. */
export const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The phrase for a signal that supports the relation; null if it is no argument by itself. */
const sayings: Record<SignalName, Say | null> = {
  likeness: (_earlier, _later, value) => `the likeness of their texts is ${decimal.format(value)}`,
  common: null,
  nearest: null,
  needed: null,
  before: (earlier, later) => `${earlier} is usually learnt before ${later}`,
  named: (earlier, later) => `${later} is described in terms of ${earlier}`,
  words: (earlier, later) => `${later} has more words of the title of ${earlier} than the reverse`,
  series: (earlier, later) => `${later} follows ${earlier} in a series`,
  within: (earlier, later) => `the title of ${later} holds the topic of ${earlier}`,
  together: () => 'they share exercises',
  order: (earlier, later) => `exercises for ${later} need ${earlier} more often than the reverse`,
  practice: (earlier, later) => `the exercises for ${later} resemble ${earlier} more than the reverse`,
  link: () => 'they were mapped onto each other',
}

/** Signals with less weight are shown but not put into the sentence. */
const leastSaid = 0.05

export function explain({ signals, direction }: Judged, earlier: string, later: string, weights: Weights): Evidence {
  const witnesses = signalNames
    .map((signal): Witness => witness(signal, signals, weights))
    .filter(({ value }) => value !== 0)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || (a.signal < b.signal ? -1 : 1))
  const said = reasonsAmong(witnesses)
  const sayingsOf = said.map(({ signal, value }) => sayings[signal]?.(`“${earlier}”`, `“${later}”`, value))
  return {
    signals: witnesses,
    reasons: said.map(({ signal }) => signal),
    direction,
    sentence: `“${earlier}” comes before “${later}”: ${sayingsOf.join('; ')}.`,
  }
}

/**
 * A signal that another one implies is left out of the sentence: a title within a title also names it, and a named
 * title is also mentioned.
 */
function reasonsAmong(witnesses: readonly Witness[]): readonly Witness[] {
  const speaking = witnesses.filter(({ signal, weight }) => weight >= leastSaid && sayings[signal])
  const has = (name: SignalName) => speaking.some(({ signal }) => signal === name)
  const leftOut = new Set<SignalName>(has('within') ? ['named', 'words'] : has('named') ? ['words'] : [])
  return speaking.filter(({ signal }) => !leftOut.has(signal))
}

export function explainMatch(likeness: number, a: string, b: string): Evidence {
  const value = round(likeness)
  return {
    signals: [{ signal: 'likeness', value, weight: 0 }],
    reasons: ['likeness'],
    direction: 1,
    sentence: `“${a}” and “${b}” match: their texts are alike (${decimal.format(value)}), and no third one is nearer.`,
  }
}

const witness = (signal: SignalName, signals: Signals, weights: Weights): Witness => ({
  signal,
  value: round(signals[signal]),
  weight: round(contribution(signal, signals, weights)),
})
