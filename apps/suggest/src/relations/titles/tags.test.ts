import { expect, test } from 'vitest'
import { untagged } from './tags.ts'

test('a tag in brackets that several titles share is removed', () => {
  expect(untagged(['Loops (optional)', 'Sets (Optional)', '[core] Maps', '[core] Heaps'])).toEqual([
    'Loops',
    'Sets',
    'Maps',
    'Heaps',
  ])
})

test.each([
  [['Loops (optional)', 'Sets']],
  [['Analysis (GK)', 'Analysis (LK)', 'Logik']],
  [['(optional)', '(optional) ']],
  [['Loops (week 2)', 'Sets (week 2)', 'Hören (A1)', 'Lesen (A1)']],
])('a tag stays if only one title has it, if it distinguishes two titles or gives an order: %j', titles => {
  expect(untagged(titles)).toEqual(titles)
})
