import { expect, test } from 'vitest'
import { untagged } from './tags.ts'

test('what several titles bear in brackets is left out', () => {
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
])('what only one bears, or what tells two apart, stays: %j', titles => {
  expect(untagged(titles)).toEqual(titles)
})
