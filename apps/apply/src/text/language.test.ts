import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['fr-FR,fr;q=0.9,de;q=0.5,en;q=0.4', 'de'],
  ['en;q=0.3, de;q=0.7', 'de'],
  ['de;q=0, en;q=0.1', 'en'],
  ['fr', 'en'],
  ['*', 'en'],
  ['de;q=x', 'de'],
])('a browser that accepts %s reads %s', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language)
})
