import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch, textIn, textsIn } from './search.ts'

const word = fc.string({ minLength: 1, unit: 'grapheme' })
const names = fc.string({ minLength: 1, unit: 'grapheme-ascii' }).filter(name => name !== '__proto__')
const several = fc.array(word, { minLength: 2, maxLength: 4 })

test('law: search parameters survive the way through an address', () => {
  fc.assert(
    fc.property(fc.dictionary(names, fc.oneof(word, several), { noNullPrototype: true }), search => {
      expect(parseSearch(stringifySearch(search))).toEqual(search)
    }),
  )
})

test('empty search parameters are left out of the address', () => {
  expect(stringifySearch({ query: '', state: undefined, location: [] })).toBe('')
})

test('one value and several are both read as a list', () => {
  expect(textsIn(parseSearch('?a=1'), 'a')).toEqual(['1'])
  expect(textsIn(parseSearch('?a=1&a=2'), 'a')).toEqual(['1', '2'])
  expect(textIn(parseSearch('?a=1&a=2'), 'a')).toBe('1')
  expect(textsIn(parseSearch('?a='), 'a')).toBeUndefined()
})
