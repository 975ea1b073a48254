import { expect, test } from 'vitest'
import { partOf } from './series.ts'

test.each([
  ['Analysis II', 'analysis', 2],
  ['Programmieren 1', 'programmieren', 1],
  ['Drawing, part 3', 'drawing', 3],
  ['Thermodynamik – Teil II', 'thermodynamik', 2],
  ['Analysis III: Integrale', 'analysis', 3],
  ['Analysis IV (Maße)', 'analysis', 4],
])('%s is a part', (title, series, number) => {
  expect(partOf(title)).toEqual({ series, number })
})

test.each([
  'Week 3: Loops',
  'Type 2 diabetes',
  'Diabetes mellitus Typ 2',
  'Topics in AI',
  'Vitamin C',
  'II',
  'Level 42',
  'I/O',
])('%s is none', title => {
  expect(partOf(title)).toBeUndefined()
})
