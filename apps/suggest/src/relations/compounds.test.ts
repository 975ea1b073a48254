import { expect, test } from 'vitest'
import { compoundSplitter } from './compounds.ts'

const split = compoundSplitter(
  new Set(['matrix', 'wahrscheinlichkeit', 'verteilung', 'eigenwert', 'variable', 'funktion', 'abbild']),
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
  ['abbildungen', ['abbildungen']],
])('%s reads %j', (word, parts) => {
  expect(split(word)).toEqual(parts)
})
