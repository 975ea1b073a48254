import { expect, test } from 'vitest'
import { emptyPosition } from '../api/values.gen.ts'
import type { Draft, DraftQuestion } from '../jobs/editor/draft.ts'
import { differing } from './fields.ts'
import { canHoldBoth, likelyChoices, mergedBy } from './merge.ts'

const question = (key: string, textEn: string): DraftQuestion => ({
  key,
  textEn,
  textDe: '',
  kind: 'TEXT',
  required: false,
})
const base: Draft = {
  ...emptyPosition,
  title: 'Title',
  descriptionEn: '<p>Words</p>',
  questions: [question('one', 'One?')],
}

test('item keys and attributes that the service adds to links are no difference; words and their order are', () => {
  const links = (rel: string) => ({ ...base, descriptionEn: `<p><a href="https://a.test"${rel}>a</a></p>` })
  expect(differing(links(''), links(' rel="noopener nofollow"'))).toEqual([])
  expect(differing(base, { ...base, questions: [question('two', 'One?')] })).toEqual([])
  expect(differing(base, { ...base, questions: [question('one', 'Two?')], title: 'Other' })).toEqual([
    'title',
    'questions',
  ])
})

test('a field edited by one side is preselected, one edited by both is left to people', () => {
  const mine = { ...base, title: 'Mine', researchArea: 'Both mine' }
  const theirs = { ...base, contractMonths: 12, researchArea: 'Both theirs' }
  expect(likelyChoices(mine, theirs, base)).toEqual({ title: 'mine', contractMonths: 'theirs' })
  expect(likelyChoices(mine, theirs, undefined)).toEqual({})
})

test('the merged text takes each field from the chosen side, and both texts of long fields', () => {
  const mine = { ...base, title: 'Mine', descriptionEn: '<p>Mine</p>', questions: [question('one', 'Mine?')] }
  const theirs = {
    ...base,
    title: 'Theirs',
    descriptionEn: '<p>Theirs</p>',
    contractMonths: 12,
    questions: [question('one', 'Theirs?'), question('two', 'Mine?')],
  }
  expect(mergedBy(mine, theirs, {})).toEqual(mine)
  const merged = mergedBy(mine, theirs, {
    title: 'theirs',
    descriptionEn: 'both',
    contractMonths: 'theirs',
    questions: 'both',
  })
  expect(merged).toMatchObject({ title: 'Theirs', descriptionEn: '<p>Mine</p><p>Theirs</p>', contractMonths: 12 })
  expect(merged.questions.map(({ textEn }) => textEn)).toEqual(['Mine?', 'Theirs?'])
  expect(new Set(merged.questions.map(({ key }) => key)).size).toBe(2)
})

test('“both” is offered only where both fit', () => {
  const full = { ...base, questions: Array.from({ length: 10 }, (_, number) => question(`${number}`, `${number}?`)) }
  const other = { ...base, questions: [question('x', 'Another?')] }
  expect(canHoldBoth(full, other, 'questions')).toBe(false)
  expect(canHoldBoth(base, other, 'questions')).toBe(true)
  expect(canHoldBoth(base, { ...base, descriptionEn: '' }, 'descriptionEn')).toBe(false)
  expect(canHoldBoth(base, other, 'title')).toBe(false)
})
