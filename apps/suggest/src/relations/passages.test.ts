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
