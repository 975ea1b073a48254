import { expect, test } from 'vitest'
import { formatIn } from '../language/format.ts'
import { aboutIn, wordsOfKind } from './kind-words.ts'

test('somebody who is not known here yet is invited, everybody else is added', () => {
  const [researchGroupId, person] = ['d2f1', '7a3c']
  expect(wordsOfKind({ kind: 'ADD_MEMBER', concerns: [researchGroupId], researchGroupId })).toBe('INVITE_MEMBER')
  expect(wordsOfKind({ kind: 'ADD_MEMBER', concerns: [researchGroupId, person], researchGroupId })).toBe('ADD_MEMBER')
  expect(wordsOfKind({ kind: 'CLOSE_JOB', concerns: [], researchGroupId })).toBe('CLOSE_JOB')
})

test('the time of an interview is written as the reader writes it', () => {
  const step = { about: '2026-11-25 10:30, Mara Klein' }
  expect(aboutIn(step, formatIn('en'))).toBe('25 November 2026, 10:30, Mara Klein')
  expect(aboutIn(step, formatIn('de'))).toBe('25. November 2026, 10:30, Mara Klein')
  expect(aboutIn({ about: null }, formatIn('en'))).toBeNull()
})
