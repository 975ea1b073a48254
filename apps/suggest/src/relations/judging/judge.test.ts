import { expect, test } from 'vitest'
import { explain } from './explain.ts'
import { isSure } from './judge.ts'
import { type SignalName, type Signals, signalNames } from './signals.ts'
import { weights } from './weights.ts'

const speaking = (...names: readonly SignalName[]): Signals => {
  const silent = Object.fromEntries(signalNames.map(name => [name, 0])) as Record<SignalName, number>
  return { ...silent, ...Object.fromEntries(names.map(name => [name, 0.4])) }
}
const judged = (direction: number, signals: Signals) => ({ earlier: 0, later: 1, score: 0.5, direction, signals })

test('a pair that is only similar needs a clearer order than one that names each other', () => {
  for (const name of ['named', 'words', 'rests', 'within', 'together', 'order', 'practice', 'link'] as const)
    expect(isSure(judged(0.6, speaking('likeness', name)))).toBe(true)
  const alike = speaking('likeness', 'title', 'length', 'breadth')
  expect([0.6, 0.7].map(direction => isSure(judged(direction, alike)))).toEqual([false, true])
})

test('a small share of a title in a text is no evidence and is not mentioned', () => {
  const trace = judged(0.6, { ...speaking('likeness'), words: 0.001 })
  expect(isSure(trace)).toBe(false)
  expect(explain(trace, 'A', 'B', weights).sentence).toBe('“A” comes before “B”: the likeness of their texts is 0.40.')
})
