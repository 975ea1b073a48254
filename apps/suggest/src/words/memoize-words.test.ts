import { expect, test } from 'vitest'
import { longestWord, memoizeWords } from './memoize-words.ts'

const counting = () => {
  const asked: string[] = []
  const find = memoizeWords(word => {
    asked.push(word)
    return word.length
  })
  return { asked, find }
}

test('a word is computed once', () => {
  const { asked, find } = counting()
  expect([find('tree'), find('tree'), find('')]).toEqual([4, 4, 0])
  expect(asked).toEqual(['tree', ''])
})

test('very long words are not cached, and the cache is bounded', () => {
  const { asked, find } = counting()
  const long = 'x'.repeat(longestWord + 1)
  expect([find(long), find(long)]).toEqual([41, 41])
  for (let number = 0; number < 20_001; number++) expect(find(`w${number}`)).toBe(`w${number}`.length)
  expect(find('w0')).toBe(2)
  expect(asked.filter(word => word === long)).toHaveLength(2)
  expect(asked.filter(word => word === 'w0')).toHaveLength(2)
})
