import { expect, test } from 'vitest'
import { compoundSplitter } from './compounds.ts'

const split = compoundSplitter(
  new Set(['matrix', 'wahrscheinlichkeit', 'verteilung', 'eigenwert', 'variable', 'funktion']),
)

test.each([
  ['matrixmultiplikation', ['matrix', 'multiplikation']],
  ['wahrscheinlichkeitsverteilung', ['wahrscheinlichkeit', 'verteilung']],
  ['eigenwertproblem', ['eigenwert', 'problem']],
  ['zufallsvariable', ['zufalls', 'variable']],
  ['verteilungsfunktion', ['verteilung', 'funktion']],
  ['matrix', ['matrix']],
  ['eigenwert', ['eigenwert']],
  ['ableitung', ['ableitung']],
])('%s reads %j', (word, parts) => {
  expect(split(word)).toEqual(parts)
})
