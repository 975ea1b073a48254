import { expect, test } from 'vitest'
import { calibrate } from './calibrate.ts'
import { overlapOf } from './overlap.ts'
import type { Rating } from './rating.ts'

const by = (readerId: string, from: number, to: number): readonly Rating[] =>
  Array.from({ length: to - from }, (_, index) => ({
    readerId,
    applicationId: `application ${from + index}`,
    value: index % 3,
    weight: 1,
  }))

test.each([
  ['nobody', [], ['TOO_FEW_READERS']],
  ['one reader', by('Ada', 0, 9), ['TOO_FEW_READERS']],
  ['two with five in common', [...by('Ada', 0, 5), ...by('Ben', 0, 5)], []],
  ['two with one in common', [...by('Ada', 0, 5), ...by('Ben', 4, 9)], []],
  ['three in a chain', [...by('Ada', 0, 5), ...by('Ben', 4, 9), ...by('Cleo', 8, 13)], []],
  ['one with four ratings', [...by('Ada', 0, 5), ...by('Ben', 0, 4)], ['TOO_FEW_RATINGS']],
  ['two with nothing in common', [...by('Ada', 0, 5), ...by('Ben', 5, 10)], ['APART']],
  ['two strangers, one with four', [...by('Ada', 0, 5), ...by('Ben', 5, 9)], ['TOO_FEW_RATINGS', 'APART']],
] as const)('of %s it says what hinders', (_, ratings, hindrances) => {
  expect(overlapOf(ratings).hindrances).toEqual(hindrances)
})

test('readers who share applications, also through others, are one part', () => {
  const ratings = [...by('Ben', 20, 26), ...by('Ada', 0, 6), ...by('Cleo', 5, 11), ...by('Dora', 10, 16)]
  const parts = new Map(overlapOf(ratings).readers.map(({ readerId, part }) => [readerId, part]))
  expect(Object.fromEntries(parts)).toEqual({ Ada: 1, Ben: 2, Cleo: 1, Dora: 1 })
})

test('without enough in common there is the spread and nothing adjusted', () => {
  const { readers, applications } = calibrate([...by('Ada', 0, 5), ...by('Ben', 2, 6)])
  expect(readers.map(({ severity }) => severity)).toEqual([null, null])
  expect(applications.find(({ applicationId }) => applicationId === 'application 2')).toEqual({
    applicationId: 'application 2',
    adjusted: null,
    spread: 2,
    isDisputed: true,
    ratings: [
      { readerId: 'Ada', value: 2 },
      { readerId: 'Ben', value: 0 },
    ],
  })
})
