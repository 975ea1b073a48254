import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentStates } from '../api/values.gen.ts'
import { parseSearch, stringifySearch } from '../app/search.ts'
import { marks } from './application.ts'
import { columns, type EvaluationSearch, isSameView, readSearch, readWanted, sorts } from './search.ts'

const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 })

const searches = fc.record(
  {
    researchGroupId: fc.uuid(),
    jobId: fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 3 }),
    state: some(sentStates),
    minRating: fc.constantFrom(...marks),
    minWeightedAverage: fc.constantFrom(...marks),
    unratedByMe: fc.boolean(),
    toReadByMe: fc.boolean(),
    text: fc.string({ minLength: 1, maxLength: 20 }),
    sort: fc.constantFrom(...sorts),
    columns: some(columns),
  },
  { requiredKeys: [] },
)

const throughAddress = (search: EvaluationSearch): EvaluationSearch => readSearch(parseSearch(stringifySearch(search)))

test('every filter is restored from the address', () => {
  fc.assert(
    fc.property(searches, given => {
      const search = readSearch(given)
      expect(throughAddress(search)).toEqual(search)
    }),
  )
})

test('the order in which filters were chosen does not make another view, other filters do', () => {
  fc.assert(
    fc.property(searches, given => {
      const turned = { ...given, ...(given.jobId && { jobId: given.jobId.toReversed() }) }
      expect(isSameView(readWanted(given), readWanted(turned))).toBe(true)
      expect(isSameView(readWanted(given), { ...readWanted(given), text: `${given.text ?? ''}x` })).toBe(false)
    }),
  )
})

test('unknown parameters are ignored', () => {
  expect(
    readSearch({
      state: 'SAVED',
      jobId: 'x',
      sort: 'colour',
      minRating: '7',
      minWeightedAverage: '0.5',
      unratedByMe: 'perhaps',
    }),
  ).toEqual({})
})
