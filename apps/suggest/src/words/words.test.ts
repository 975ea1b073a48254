import { expect, test } from 'vitest'
import { languageOf } from './language.ts'
import { spelt } from './spelling.ts'
import { stem } from './stem.ts'
import { tokens } from './tokens.ts'

test('words are lower case and split at hyphens and apostrophes', () => {
  expect(tokens('First-order logic, Bayes’ rule and Größe 3')).toEqual([
    'first',
    'order',
    'logic',
    'bayes',
    'rule',
    'and',
    'größe',
    '3',
  ])
})

test('an ending after an apostrophe is no word, a single letter is one', () => {
  expect(tokens('Student’s t-test doesn’t, C*-algebras and A* do')).toEqual([
    'student',
    't',
    'test',
    'doesn',
    'c*',
    'algebras',
    'and',
    'a*',
    'do',
  ])
})

test.each([
  ['en', ['vector', 'vectors']],
  ['en', ['integration', 'integrating']],
  ['en', ['gödel', 'godel']],
  ['en', ['cdf', 'cdfs']],
  ['de', ['ableitung', 'ableitungen']],
  ['de', ['menge', 'mengen']],
  ['de', ['funktion', 'funktionen']],
  ['de', ['maß', 'mass']],
] as const)('in %s the words %j share a stem', (language, words) => {
  expect(new Set(words.map(word => stem(word, language))).size).toBe(1)
})

test('a word of 20 000 letters stays unchanged', () => {
  expect(stem('a'.repeat(20_000), 'en')).toHaveLength(20_000)
})

test.each([
  ['the mean of a random variable', 'en'],
  ['der Mittelwert einer Zufallsvariable', 'de'],
  ['Größe', 'de'],
  ['Matrix', undefined],
])('the language of %j is %s', (text, language) => {
  expect(languageOf(spelt(text))).toBe(language)
})
