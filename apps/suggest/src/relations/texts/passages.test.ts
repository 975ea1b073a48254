import { expect, test } from 'vitest'
import { passagesOf } from './passages.ts'

test('text after a word that looks ahead is not part of the core', () => {
  expect(passagesOf('A way to factor matrices. Applications include image compression.', 'en')).toEqual({
    core: ['A way to factor matrices.', ''],
    ahead: ['Applications include image compression.'],
  })
})

test('an abbreviation does not end a sentence, even without a space after it', () => {
  expect(passagesOf('Listen, d.h.Felder, u. a. Mengen.', 'de').core).toEqual([
    'Listen, das heißt Felder, unter anderem Mengen.',
  ])
})

test('in the first sentence “used” states the purpose and stays', () => {
  const { core, ahead } = passagesOf('A rule used for sampling. It is used in physics.', 'en')
  expect(core).toEqual(['A rule used for sampling.', 'It is '])
  expect(ahead).toEqual(['used in physics.'])
})

test.each([
  ['en', 'A prerequisite for wound care.', 'A '],
  ['en', 'Required for wound care.', ''],
  ['en', 'It prepares for wound care.', 'It '],
  ['en', 'Next unit: wound care.', ''],
  ['en', 'It is required by wound care.', 'It is '],
  ['en', 'It is the foundation for wound care.', 'It is the '],
  ['de', 'Eine Voraussetzung für die Wundpflege.', 'Eine '],
  ['de', 'Danach folgt die Wundpflege.', ''],
  ['de', 'Es hilft später bei der Wundpflege.', 'Es hilft '],
  ['de', 'Benötigt für die Wundpflege.', ''],
] as const)('so is what comes next (%s: %s)', (language, text, core) => {
  expect(passagesOf(text, language).core).toEqual([core])
})

test.each([
  ['en', 'Prerequisites: wound care.'],
  ['en', 'Prerequisites for this unit: wound care.'],
  ['en', 'Needed for the exam: wound care.'],
  ['en', 'An application of wound care.'],
  ['en', 'Includes a review of wound care.'],
  ['en', 'Doses are chosen on the basis of wound care.'],
  ['de', 'Voraussetzungen für diese Einheit: Wundpflege.'],
  ['de', 'Benötigt Wundpflege.'],
  ['de', 'Im Anschluss an die Wundpflege.'],
  ['de', 'Anwendung von Wundpflege.'],
  ['de', 'Pläne auf der Grundlage der Wundpflege.'],
] as const)('what comes before stays (%s: %s)', (language, text) => {
  expect(passagesOf(text, language).core).toEqual([text])
})
