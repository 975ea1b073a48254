import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { diffWords, type Piece } from './text-diff.ts'

const textOf = (pieces: readonly Piece[], left: Piece['change']) =>
  pieces
    .filter(({ change }) => change !== left)
    .map(({ text }) => text)
    .join('')

const words = array(constantFrom('a ', 'b ', 'c\n', 'd'), { maxLength: 12 }).map(parts => parts.join(''))

const holds = (before: string, after: string): void => {
  const pieces = diffWords(before, after)
  expect([textOf(pieces, 'added'), textOf(pieces, 'removed')]).toEqual([before, after])
}

test('unchanged and removed text make the old text, unchanged and added text the new one', () => {
  assert(property(words, words, holds))
  assert(property(string(), string(), holds))
})

test('equal texts have no difference, and only the changed word is marked', () => {
  assert(property(words, text => diffWords(text, text).every(({ change }) => change === 'none')))
  expect(diffWords('We offer a place to think.', 'We offer a room to think.')).toEqual([
    { text: 'We offer a ', change: 'none' },
    { text: 'place', change: 'removed' },
    { text: 'room', change: 'added' },
    { text: ' to think.', change: 'none' },
  ])
  expect(diffWords('Data systems', 'Data systems, from May')).toEqual([
    { text: 'Data systems', change: 'none' },
    { text: ', from May', change: 'added' },
  ])
})

test('long texts are compared too', () => {
  const before = Array.from({ length: 2_000 }, (_, number) => `word${number} of a line\n`).join('')
  const after = `First.\n${before.replace('word1000 of', 'word1000 in')}Last.`
  const pieces = diffWords(before, after)
  expect([textOf(pieces, 'added'), textOf(pieces, 'removed')]).toEqual([before, after])
  expect(
    textOf(
      pieces.filter(({ change }) => change !== 'none'),
      'removed',
    ),
  ).toContain('word1000 in')
})
