import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOf } from './rarity.ts'
import { placesIn } from './vocabulary.ts'

const alike = () => 1
const words = fc.array(fc.nat(9), { maxLength: 6 })
const texts = fc.array(words, { maxLength: 5 })
const share = (title: readonly number[], passages: readonly (readonly number[])[], rarity = alike) =>
  shareOf([...new Set(title)], placesIn(passages), rarity)

test('words of a title count together if they are in one passage', () => {
  expect(share([1, 2], [[3, 2, 1]])).toBe(1)
  expect(share([1, 2], [[1], [2, 3]])).toBe(0.5)
  expect(shareOf([1, 2], placesIn([[1], [2]]), word => word)).toBe(2 / 3)
  expect(share([], [[1]])).toBe(0)
})

test('the best passage decides the share, whatever the order and number of passages and words', () => {
  fc.assert(
    fc.property(words, texts, (title, passages) => {
      const whole = share(title, passages)
      expect(whole).toBe(Math.max(0, ...passages.map(passage => share(title, [passage]))))
      expect(share(title, passages.toReversed())).toBe(whole)
      expect(
        share(
          [...title, ...title],
          passages.map(passage => [...passage, ...passage]),
        ),
      ).toBe(whole)
    }),
  )
})
