import { expect, test } from 'vitest'
import { makeVisible, visibleText } from './visible-text.ts'

test.each([
  ['an override', 'Eva \u202Egpj.exe', 'Eva gpj.exe'],
  ['embeddings', '\u202A+49 89\u202C', '+49 89'],
  ['isolates', '\u2068Amira\u2069', 'Amira'],
])('%s is removed from a name', (_, given, visible) => {
  expect(visibleText(given)).toBe(visible)
})

test.each([
  ['joiners, as Persian and emoji need them', 'می\u200Cخواهم 👩\u200D🔬'],
  ['marks of direction, as Hebrew beside Latin needs them', 'שלום\u200F C++\u200E'],
])('%s stay', (_, text) => {
  expect(visibleText(text)).toBe(text)
})

test('every text of an input is cleaned, at any allowed depth', () => {
  const input = { title: 'a\u202Eb', tags: ['\u2066c', 1, null], depth: { of: { two: '\u202Ed' } } }
  expect(makeVisible(input, 2)).toEqual({ title: 'ab', tags: ['c', 1, null], depth: { of: { two: '\u202Ed' } } })
})
