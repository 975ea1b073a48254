import { expect, test } from 'vitest'
import { unnumbered } from './numbering.ts'

const titles = (...all: string[]) => unnumbered(all).map(({ name }) => name)
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
  ['II - …', at => `${['I', 'II', 'III', 'IV'][at]} - `],
  ['IV …', at => `${['I', 'II', 'III', 'IV'][at]} `],
  ['A.1 …', at => `${'AABB'[at]}.${at} `],
  ['A1: …', at => `${'AABB'[at]}${at}: `],
  ['#3 …', at => `#${at} `],
  ['§ 3 …', at => `§ ${at} `],
  ['01_…', at => `0${at}_`],
  ['12.10.: …', at => `1${at}.10.: `],
  ['Anforderungsbereich 3 – …', at => `Anforderungsbereich ${at} – `],
])('numbering before titles is removed: %s', (_form, leader) => {
  expect(titles(...subjects.map((subject, at) => leader(at) + subject))).toEqual(subjects)
})

test.each<[string, (at: number) => string]>([
  ['… (3)', at => ` (${at})`],
  ['… (LO3)', at => ` (LO${at})`],
  ['… (week 3)', at => ` (week ${at})`],
  ['…, week 3', at => `, week ${at}`],
  ['… (3 of 20)', at => ` (${at} of 20)`],
  ['… #3', at => ` #${at}`],
  ['… (90 min)', at => ` (${at + 1}0 min)`],
])('numbering after titles is removed: %s', (_form, follower) => {
  expect(titles(...subjects.map((subject, at) => subject + follower(at)))).toEqual(subjects)
})

test.each([
  'Week 3: Loops',
  'Weeks 3–4: Loops',
  'Week 3/4 – Loops',
  'Week 3, Day 2: Loops',
  'Unit 3 Lesson 2: Loops',
  'Learning outcome 3: Loops',
  'Lab 3. Loops',
  'Lernsituation 3: Loops',
  'Themenblock III: Loops',
  'Loops (Lecture 3)',
  'Loops – Week 3',
  '3rd week: Loops',
  '19th century: Loops',
  '18. Jahrhundert: Loops',
  'KW 4 – Loops',
  'Part B: Loops',
  'Part Two: Loops',
  'Level A2.1: Loops',
  'Class B: Loops',
])('a week or a lesson is removed even from a single title: %s', title => {
  expect(titles(title, 'Sets', 'Maps')).toEqual(['Loops', 'Sets', 'Maps'])
})

test.each([['Stage 1 of labour'], ['CO2: properties'], ['CH4: methane'], ['Week 3'], ['Partial fractions: sums']])(
  'text that only looks like a numbering stays: %s',
  title => {
    expect(titles(title, 'Sets', 'Maps')).toEqual([title, 'Sets', 'Maps'])
  },
)

test.each([
  [['Type 1 diabetes', 'Type 2 diabetes', 'Insulin', 'Glucose']],
  [['HTML 5', 'CSS 3', 'PHP 8']],
  [['1. Cells', '1. Enzymes', '1. Membranes']],
  [['3D printing', '2D drawing', '4K video']],
  [['3d printing', '2d drawing', '4k video']],
  [['1', '2', '3']],
  [['I can add', 'I can subtract', 'I can divide']],
  [['AI basics', 'AI ethics', 'AI search']],
  [['H1 antagonists', 'H2 antagonists', 'D2 antagonists']],
  [['12 V systems', '24 V systems', '48 V systems']],
])('numbers that belong to titles stay: %j', all => {
  expect(titles(...all)).toEqual(all)
})

test('a repeated number is removed where it numbers', () => {
  expect(titles('Ratio (1) of (1)', 'Ratio (2) of (2)', 'Sums (3)')).toEqual(['Ratio (1) of', 'Ratio (2) of', 'Sums'])
})

test('a title without a number stays unchanged among numbered ones', () => {
  expect(titles('1 Cells', '2 Enzymes', 'Membranes', '3 Ions')).toEqual(['Cells', 'Enzymes', 'Membranes', 'Ions'])
})
