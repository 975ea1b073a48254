import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { wordsOf } from './search.ts'

test('a query is taken apart into small words without signs', () => {
  expect(wordsOf('  Künstliche Intelligenz (C++/Node.js) & "E13"')).toEqual([
    'künstliche',
    'intelligenz',
    'c',
    'node',
    'js',
    'e13',
  ])
})

test('a letter is the same letter however it is composed', () => {
  expect(wordsOf('ko\u0308nig')).toEqual(['könig'])
})

test('nothing in a query is an operator of the search, and no query is too long for it', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 300 }), query => {
      const words = wordsOf(query)
      expect(words.length).toBeLessThanOrEqual(10)
      for (const word of words) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u)
    }),
  )
})
