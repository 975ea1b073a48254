import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fit } from './fit.ts'
import type { Rating } from './rating.ts'

const readerIds = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil']
const applicationIds = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const value = fc.integer({ min: -200, max: 200 }).map(hundredths => hundredths / 100)
const weight = fc.constantFrom(1, 0.75, 0.5, 0.1)

/** At most one rating of an application by a reader. */
const ratings: fc.Arbitrary<readonly Rating[]> = fc.uniqueArray(
  fc.record({
    readerId: fc.constantFrom(...readerIds),
    applicationId: fc.constantFrom(...applicationIds),
    value,
    weight,
  }),
  { selector: ({ readerId, applicationId }) => `${readerId} ${applicationId}`, minLength: 1, maxLength: 30 },
)

/** Every reader has rated every application. */
const complete: fc.Arbitrary<readonly Rating[]> = fc
  .array(value, {
    minLength: readerIds.length * applicationIds.length,
    maxLength: readerIds.length * applicationIds.length,
  })
  .map(values =>
    values.map((each, index) => ({
      readerId: readerIds[index % readerIds.length] ?? '',
      applicationId: applicationIds[Math.floor(index / readerIds.length)] ?? '',
      value: each,
      weight: 1,
    })),
  )

const shifted = (given: readonly Rating[], readerId: string, by: number): readonly Rating[] =>
  given.map(rating => (rating.readerId === readerId ? { ...rating, value: rating.value + by } : rating))

const plainMeans = (given: readonly Rating[]): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(given, ({ applicationId }) => applicationId)].map(([applicationId, together]) => [
      applicationId,
      together.reduce((sum, each) => sum + each.weight * each.value, 0) /
        together.reduce((sum, each) => sum + each.weight, 0),
    ]),
  )

const fromBenToCleo = (given: readonly Rating[]): number => {
  const { severities } = fit(given)
  return (severities.get('Cleo') ?? NaN) - (severities.get('Ben') ?? NaN)
}

/** The largest difference between the numbers of the same names. */
const distanceOf = (numbers: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): number =>
  Math.max(
    Math.abs(numbers.size - others.size),
    ...[...numbers].map(([id, number]) => Math.abs(number - (others.get(id) ?? Infinity))),
  )

test('law: the order of ratings changes nothing at all', () => {
  const twice = ratings.chain(given =>
    fc.tuple(fc.constant(given), fc.shuffledSubarray([...given], { minLength: given.length })),
  )
  fc.assert(
    fc.property(twice, ([given, turned]) => {
      expect(fit(turned)).toEqual(fit(given))
    }),
  )
})

/** In another alphabetical order. */
const newName = (readerId: string): string => `${9 - readerIds.indexOf(readerId)}`

test('law: the names of readers and applications change nothing', () => {
  fc.assert(
    fc.property(ratings, given => {
      const renamed = given.map(rating => ({ ...rating, readerId: newName(rating.readerId) }))
      const { severities } = fit(given)
      expect(
        distanceOf(fit(renamed).severities, new Map([...severities].map(([id, number]) => [newName(id), number]))),
      ).toBeCloseTo(0, 9)
      expect(distanceOf(fit(renamed).adjusted, fit(given).adjusted)).toBeCloseTo(0, 9)
    }),
  )
})

test('law: adjusted means are the plain ones if readers do not differ', () => {
  const agreed = fc
    .tuple(ratings, fc.array(value, { minLength: 7, maxLength: 7 }))
    .map(([given, quality]) =>
      given.map(rating => ({ ...rating, value: quality[applicationIds.indexOf(rating.applicationId)] ?? 0 })),
    )
  fc.assert(
    fc.property(agreed, given => {
      const { severities, adjusted } = fit(given)
      for (const severity of severities.values()) expect(severity).toBeCloseTo(0, 9)
      expect(distanceOf(adjusted, plainMeans(given))).toBeCloseTo(0, 9)
    }),
  )
})

test('law: severities sum to nothing, so that they compare readers with each other', () => {
  fc.assert(
    fc.property(ratings, given => {
      expect([...fit(given).severities.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 9)
    }),
  )
})

/** What the fit makes least. */
const costOf = (given: readonly Rating[], { severities, adjusted }: ReturnType<typeof fit>): number =>
  given.reduce((sum, { readerId, applicationId, ...rating }) => {
    const expected = (adjusted.get(applicationId) ?? 0) - (severities.get(readerId) ?? 0)
    return sum + rating.weight * (rating.value - expected) ** 2
  }, 0) + [...severities.values()].reduce((sum, each) => sum + each ** 2, 0)

test('law: nothing fits better, for the price of the ridge', () => {
  const other = fc.array(fc.double({ min: -0.5, max: 0.5, noNaN: true }), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(ratings, other, (given, changes) => {
      const best = fit(given)
      const moved = (numbers: ReadonlyMap<string, number>, from: number) =>
        new Map([...numbers].map(([id, number], index) => [id, number + (changes[from + index] ?? 0)]))
      const changed = { severities: moved(best.severities, 0), adjusted: moved(best.adjusted, 5) }
      expect(costOf(given, changed)).toBeGreaterThanOrEqual(costOf(given, best) - 1e-9)
    }),
  )
})

test('law: where everybody has rated everything, a more severe reader leaves the others’ differences as they are', () => {
  fc.assert(
    fc.property(complete, value, (given, by) => {
      const more = shifted(given, 'Ada', by)
      expect(fromBenToCleo(more)).toBeCloseTo(fromBenToCleo(given), 9)
    }),
  )
})

test('law: a constant added to all ratings of a reader moves the others less than this reader, and adds up', () => {
  fc.assert(
    fc.property(ratings, value, (given, by) => {
      const { readerId } = given[0] ?? { readerId: '' }
      const [before, after] = [fit(given).severities, fit(shifted(given, readerId, by)).severities]
      const change = (id: string): number => (after.get(id) ?? 0) - (before.get(id) ?? 0)
      const own = Math.abs(change(readerId))
      expect(own).toBeLessThanOrEqual(Math.abs(by) + 1e-9)
      for (const id of before.keys()) expect(Math.abs(change(id))).toBeLessThanOrEqual(own + 1e-9)
      const nothing = given.map(rating => ({ ...rating, value: 0 }))
      const alone = fit(shifted(nothing, readerId, by)).severities
      for (const id of before.keys()) expect(change(id)).toBeCloseTo(alone.get(id) ?? NaN, 9)
    }),
  )
})

const rate = (readerId: string, applicationId: string, mark: number): Rating => ({
  readerId,
  applicationId,
  value: mark,
  weight: 1,
})

test('a reader who is one point stricter everywhere is found, and those read by them alone are lifted', () => {
  const shared = Array.from({ length: 40 }, (_, index) => `shared ${index}`)
  const given = [
    ...shared.flatMap(id => [rate('mild', id, 1), rate('strict', id, 0)]),
    rate('strict', 'alone', 0),
    rate('mild', 'single', 0),
  ]
  const { severities, adjusted } = fit(given)
  expect(severities.get('strict')).toBeCloseTo(0.5, 1)
  expect(severities.get('mild')).toBeCloseTo(-0.5, 1)
  expect(adjusted.get('alone')).toBeGreaterThan(adjusted.get('single') ?? NaN)
  expect(adjusted.get('shared 1')).toBeCloseTo(0.5, 9)
})
