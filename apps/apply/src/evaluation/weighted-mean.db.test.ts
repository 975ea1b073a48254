import type { Database } from '@kolleg/database'
import { testDatabase } from '@kolleg/database/testing'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { weighedMarks, weightedMean } from './weighted-mean.ts'

type Criterion = { readonly name: string; readonly weight: number }
type Marks = Readonly<Record<string, number>>

let database: Database<never>
beforeAll(async () => (database = await testDatabase<never>()))
afterAll(() => database.close())

/** The mean of the ratings as the database computes it. */
const meanOf = async (criteria: readonly Criterion[], ratings: readonly Marks[]): Promise<number | null> => {
  const { rows } = await sql<{ mean: number | null }>`select ${weightedMean}::float8 as mean
    from (select ${JSON.stringify(criteria)}::jsonb as criteria) j,
      jsonb_array_elements(${JSON.stringify(ratings)}::jsonb) as r (criteria) cross join ${weighedMarks}`.execute(
    database.query,
  )
  return rows[0]?.mean ?? null
}

/** With two digits, exactly; halves are rounded away from zero. */
const quotient = (sum: number, weight: number): number | null => {
  if (weight === 0) return null
  const size = BigInt(Math.abs(sum))
  const hundredths = Number((size * 200n + BigInt(weight)) / (2n * BigInt(weight)))
  return (sum < 0 ? -hundredths : hundredths) / 100 || 0
}

const recomputed = (criteria: readonly Criterion[], ratings: readonly Marks[]): number | null => {
  const counted = ratings.flatMap(marks =>
    criteria.flatMap(({ name, weight }) => (Object.hasOwn(marks, name) ? [{ weight, mark: marks[name] ?? 0 }] : [])),
  )
  return quotient(
    counted.reduce((sum, { weight, mark }) => sum + weight * mark, 0),
    counted.reduce((sum, { weight }) => sum + weight, 0),
  )
}

const names = ['Methods', 'Teaching', 'Straße “7”', '$1 ?']
const criteria = fc.uniqueArray(
  fc.record({ name: fc.constantFrom(...names), weight: fc.integer({ min: 0, max: 100 }) }),
  { selector: ({ name }) => name },
)
/** Also of criteria that the job no longer has. */
const marks = fc.dictionary(fc.constantFrom(...names, 'Former'), fc.integer({ min: -2, max: 2 }))
const ratings = fc.array(marks, { maxLength: 6 })
const runs = { numRuns: 150 }

test('law: every mark counts as much as its criterion weighs, and what is not marked does not count', async () => {
  await fc.assert(
    fc.asyncProperty(criteria, ratings, async (weighed, given) => {
      expect(await meanOf(weighed, given)).toBe(recomputed(weighed, given))
    }),
    runs,
  )
})

const shuffled = <T>(values: readonly T[]) => fc.shuffledSubarray([...values], { minLength: values.length })

test('law: the order of raters and of criteria changes nothing', async () => {
  const twice = fc
    .tuple(criteria, ratings)
    .chain(([weighed, given]) => fc.tuple(fc.constant([weighed, given] as const), shuffled(weighed), shuffled(given)))
  await fc.assert(
    fc.asyncProperty(twice, async ([[weighed, given], others, turned]) => {
      expect(await meanOf(others, turned)).toBe(await meanOf(weighed, given))
    }),
    runs,
  )
})

test('law: scaling all weights changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(criteria, ratings, fc.constantFrom(2, 3, 10, 0.5, 0.25), async (weighed, given, factor) => {
      const scaled = weighed.map(({ name, weight }) => ({ name, weight: weight * factor }))
      expect(await meanOf(scaled, given)).toBe(await meanOf(weighed, given))
    }),
    runs,
  )
})

test('law: with equal weights it is the plain mean of the marks', async () => {
  await fc.assert(
    fc.asyncProperty(criteria, ratings, fc.constantFrom(0.1, 1, 7, 100), async (some, given, weight) => {
      const equal = some.map(({ name }) => ({ name, weight }))
      const plain = equal.flatMap(({ name }) => given.flatMap(each => each[name] ?? []))
      expect(await meanOf(equal, given)).toBe(
        quotient(
          plain.reduce((sum, mark) => sum + mark, 0),
          plain.length,
        ),
      )
    }),
    runs,
  )
})

test.each([
  ['three times as much', [3, 1], { Methods: 2, Teaching: -2 }, 1],
  ['not at all with weight 0', [0, 1], { Methods: 2, Teaching: -1 }, -1],
  ['never, if only weights of 0 are marked', [0, 1], { Methods: 2 }, null],
  ['only where it is marked', [3, 1], { Teaching: 1 }, 1],
  ['in decimals', [0.1, 0.2], { Methods: 1, Teaching: -1 }, -0.33],
  ['nowhere in a rating that is only overall', [3, 1], {}, null],
] as const)('a criterion counts %s', async (_, [methods, teaching], given, mean) => {
  const weighed = [
    { name: 'Methods', weight: methods },
    { name: 'Teaching', weight: teaching },
  ]
  expect([await meanOf(weighed, [given]), await meanOf([], [given])]).toEqual([mean, null])
})
