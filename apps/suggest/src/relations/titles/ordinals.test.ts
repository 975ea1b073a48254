import { expect, test } from 'vitest'
import { compareOrdinals, ordinalOf } from './ordinals.ts'

test('numbers of every kind are ordered', () => {
  const numbers = [
    '1',
    '1a',
    'II',
    '2.1',
    'B2',
    '2.10',
    'Three',
    'IV',
    'e',
    'VII',
    'achtes',
    'Ninth',
    '10',
    'XII',
    'XIV',
  ]
  const ordinals = numbers.map(ordinalOf)
  expect(ordinals.toReversed().toSorted(compareOrdinals)).toEqual(ordinals)
  expect(ordinalOf('XIV')).toEqual([14])
  expect(compareOrdinals(ordinalOf('II'), ordinalOf('2'))).toBe(0)
})
