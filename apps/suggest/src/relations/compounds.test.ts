import { expect, test } from 'vitest'
import { compoundSplitter } from './compounds.ts'

const split = compoundSplitter(
  new Set([
    'matrix',
    'wahrscheinlichkeit',
    'verteilung',
    'eigenwert',
    'variable',
    'variabl',
    'funktion',
    'abbild',
    'zahl',
    'teile',
  ]),
)

test.each([
  ['matrixmultiplikation', ['matrix', 'multiplikation']],
  ['wahrscheinlichkeitsverteilung', ['wahrscheinlichkeit', 'verteilung']],
  ['eigenwertproblem', ['eigenwert', 'problem']],
  ['zufallsvariable', ['zufalls', 'variable']],
  ['verteilungsfunktion', ['verteilung', 'funktion']],
  ['verteilungsfunktionen', ['verteilung', 'funktionen']],
  ['zufallsvariablen', ['zufalls', 'variablen']],
  ['zufallszahlen', ['zufalls', 'zahlen']],
  ['matrix', ['matrix']],
  ['eigenwert', ['eigenwert']],
  ['ableitung', ['ableitung']],
  ['abbildungen', ['abbildungen']],
  ['primzahl', ['prim', 'zahl']],
  ['vielzahl', ['vielzahl']],
  ['nachteile', ['nachteile']],
])('%s reads %j', (word, parts) => {
  expect(split(word)).toEqual(parts)
})
