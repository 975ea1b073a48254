import { expect, test } from 'vitest'
import { mentionAt, mentionedIn, partsOf } from './mentions.ts'

const ada = { userId: '1', firstName: 'Ada', lastName: 'Keller', email: 'ada@uni.test' }
const adaMay = { userId: '2', firstName: 'Ada', lastName: 'Keller-May', email: 'may@uni.test' }

test('an @ at the beginning of a word suggests names, one within an e-mail address does not', () => {
  expect(mentionAt('What do you think, @ad', 22)).toEqual({ at: 19, word: 'ad' })
  expect(mentionAt('@', 1)).toEqual({ at: 0, word: '' })
  expect(mentionAt('write to ada@uni', 16)).toBeUndefined()
  expect(mentionAt('@ada said', 4)).toEqual({ at: 0, word: 'ada' })
})

test('members whose whole name is written are notified', () => {
  expect(mentionedIn('@Ada Keller, please', [ada])).toEqual(['1'])
  expect(mentionedIn('@Ada, please', [ada])).toEqual([])
})

test('of two names that begin alike, the longer one is meant', () => {
  expect(partsOf('Hi @Ada Keller-May!', ['Ada Keller', 'Ada Keller-May'])).toEqual([
    { text: 'Hi ', isName: false },
    { text: '@Ada Keller-May', isName: true },
    { text: '!', isName: false },
  ])
  expect(mentionedIn('Hi @Ada Keller-May!', [ada, adaMay])).toEqual(['2'])
})
