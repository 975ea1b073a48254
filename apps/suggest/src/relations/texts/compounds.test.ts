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
    'euro',
    'norm',
    'klima',
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
  ['europäische', ['europäische']],
  ['normalität', ['normalität']],
  ['klimatisierung', ['klimatisierung']],
  ['zahlenfolge', ['zahlenfolge']],
  ['eurozahlen', ['euro', 'zahlen']],
])('%s reads %j', (word, parts) => {
  expect(split(word)).toEqual(parts)
})
