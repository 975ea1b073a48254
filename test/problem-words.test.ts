import { faultCodes } from '@kolleg/problems'
import { expect, test } from 'vitest'
import { problems } from '../apps/apply/src/problems.ts'
import de from '../apps/web/src/problems/words.de.ts'
import en from '../apps/web/src/problems/words.en.ts'

test.each([
  ['English', en],
  ['German', de],
])('whatever the service refuses, and why, has words in %s', (_, words) => {
  expect(Object.keys(words)).toEqual(expect.arrayContaining(Object.keys(problems.entries)))
  expect(Object.keys(words.faults).toSorted()).toEqual(faultCodes.toSorted())
})

test.each([
  ['English', en],
  ['German', de],
])('no two of the service’s own fault codes mean the same in %s', (_, { faults }) => {
  const others = (code: string) => Object.entries(faults).filter(([other]) => other !== code)
  const own = Object.entries(faults).filter(([code]) => code === code.toUpperCase())
  const twins = own.filter(([code, words]) => others(code).some(([, other]) => other === words))
  expect(twins).toEqual([])
})
