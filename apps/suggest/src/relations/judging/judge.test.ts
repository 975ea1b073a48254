import { expect, test } from 'vitest'
import { explain } from './explain.ts'
import { type SignalName, type Signals, signalNames } from './signals.ts'
import { weights } from './weights.ts'

const speaking = (...names: readonly SignalName[]): Signals => {
  const silent = Object.fromEntries(signalNames.map(name => [name, 0])) as Record<SignalName, number>
  return { ...silent, ...Object.fromEntries(names.map(name => [name, 0.4])) }
}
const judged = (signals: Signals) => ({ earlier: 0, later: 1, score: 0.5, direction: 0.6, signals })
const sentence = (signals: Signals) => explain(judged(signals), 'A', 'B', weights.withKnowledge).sentence

test('a small share of a title in a text is not mentioned', () => {
  expect(sentence({ ...speaking('likeness'), words: 0.001 })).toBe(
    '“A” comes before “B”: the likeness of their texts is 0.40.',
  )
})

test('what the model has learnt is a reason', () => {
  expect(sentence({ ...speaking(), before: 2 })).toBe('“A” comes before “B”: “A” is usually learnt before “B”.')
})
