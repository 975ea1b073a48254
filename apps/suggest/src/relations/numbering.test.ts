import { expect, test } from 'vitest'
import { unnumbered } from './numbering.ts'

const titles = (...all: string[]) => unnumbered(all.map(title => ({ title }))).map(({ title }) => title)
const subjects = ['Enzymes', 'Cells', '3D printing', 'Membranes']

test.each<[string, (at: number) => string]>([
  ['BIO-06 …', at => `BIO-0${at} `],
  ['PM 6: …', at => `PM ${at}: `],
  ['Week 3 – …', at => `Week ${at} – `],
  ['2.1 …', at => `2.${at} `],
  ['12. …', at => `1${at}. `],
  ['(4) …', at => `(${at}) `],
  ['[ML-3] …', at => `[ML-${at}] `],
  ['b) …', at => `${'abcd'[at]}) `],
  ['II. …', at => `${['I', 'II', 'III', 'IV'][at]}. `],
  ['Kapitel 3 | …', at => `Kapitel ${at} | `],
])('what numbers the titles of a course is left out: %s', (_form, leader) => {
  expect(titles(...subjects.map((subject, at) => leader(at) + subject))).toEqual(subjects)
})

test.each([
  [['Type 1 diabetes', 'Type 2 diabetes', 'Insulin', 'Glucose']],
  [['HTML 5', 'CSS 3', 'PHP 8']],
  [['1. Cells', '1. Enzymes', '1. Membranes']],
  [['3D printing', '2D drawing', '4K video']],
  [['1', '2', '3']],
])('what belongs to titles stays: %j', all => {
  expect(titles(...all)).toEqual(all)
})

test('one among the numbered that has no number stays as it is', () => {
  expect(titles('1 Cells', '2 Enzymes', 'Membranes', '3 Ions')).toEqual(['Cells', 'Enzymes', 'Membranes', 'Ions'])
})
