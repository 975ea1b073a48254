import { expect, test } from 'vitest'
import { passagesOf } from './passages.ts'

test('what follows a word that looks ahead is no part of the core', () => {
  expect(passagesOf('A way to factor matrices. Applications include image compression.', 'en')).toEqual({
    core: ['A way to factor matrices.', ''],
    ahead: ['Applications include image compression.'],
    back: [],
  })
})

test('in the first sentence “used” tells the purpose and stays', () => {
  const { core, ahead } = passagesOf('A rule used for sampling. It is used in physics.', 'en')
  expect(core).toEqual(['A rule used for sampling.', 'It is '])
  expect(ahead).toEqual(['used in physics.'])
})

test('what a text rests on is heard in both languages', () => {
  expect(passagesOf('A generalization of the binomial distribution.', 'en').back).toEqual([
    'generalization of the binomial distribution.',
  ])
  expect(passagesOf('Das Verfahren beruht auf Matrizen, z. B. Drehungen.', 'de')).toMatchObject({
    core: ['Das Verfahren beruht auf Matrizen, '],
    back: ['beruht auf Matrizen, zum Beispiel Drehungen.'],
  })
})

test.each([
  ['en', 'Repeat steps with loops without using recursion, one by one.', 'Repeat steps with loops , one by one.'],
  ['en', 'Sort a list; this is not a kind of quicksort.', 'Sort a list; this is '],
  ['en', 'Unlike quicksort, it needs no pivot (other than a split).', ', it needs no pivot ().'],
  ['en', "It doesn't use SQL.", 'It '],
  ['en', 'A vector not in the span of matrices.', 'A vector '],
  ['de', 'Ein Sprung ohne Schleife und nicht mittels Iteration.', 'Ein Sprung '],
  ['de', 'Im Gegensatz zur Rekursion: sie beruht nicht auf Aufrufen.', ': sie beruht '],
] as const)('what a text says it is not is left out (%s: %s)', (language, text, core) => {
  expect(passagesOf(text, language)).toEqual({ core: [core], ahead: [], back: [] })
})

test.each([
  ['en', 'Not only lists but also trees.'],
  ['en', 'Whether or not a matrix is invertible.'],
  ['en', 'A NOT gate after an AND gate.'],
  ['de', 'Nicht nur Listen.'],
  ['de', 'Nicht zuletzt Matrizen.'],
] as const)('what only sounds like it counts (%s: %s)', (language, text) => {
  expect(passagesOf(text, language).core).toEqual([text])
})

test('after what a text is not, the rest counts again', () => {
  expect(passagesOf('Not a list, but a form of tree.', 'en').back).toEqual(['form of tree.'])
})
