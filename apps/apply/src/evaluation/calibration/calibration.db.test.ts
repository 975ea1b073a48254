import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newJob } from '../../../test/house/applications.ts'
import { enter, type Someone } from '../../../test/house/cast.ts'
import { type Office, openOffice } from '../../jobs/testing/setting.ts'
import { crowd, putRatings } from '../testing/crowd.ts'

let office: Office
let rita: Someone
beforeAll(async () => {
  office = await openOffice()
  rita = await enter(office.house, 'Rita', { role: 'EMPLOYEE', groupId: office.here })
})
afterAll(() => office.house.close())

const positionWith = async (criteria: readonly object[], count: number, name: string) => {
  const { jobId } = await newJob(office, { criteria })
  const ids = await crowd(office.house, { jobId, groupId: office.here, count, name })
  const read = async (who: Someone, query = '') => {
    const { status, body } = await who.get(`/api/evaluation/jobs/${jobId}/calibration${query}`)
    expect(status).toBe(200)
    return body as unknown as Read
  }
  return { jobId, ids, read }
}
type Read = {
  readonly mean: string
  readonly hasWeights: boolean
  readonly hindrances: readonly string[]
  readonly unseenCount: number
  readonly readers: readonly { readonly readerId: string; readonly severity: number | null; readonly count: number }[]
  readonly applications: readonly {
    readonly applicationId: string
    readonly lastName: string
    readonly mean: number
    readonly adjusted: number | null
    readonly ratings: readonly object[]
  }[]
}

const research = [
  { name: 'Research', weight: 3 },
  { name: 'Teaching', weight: 1 },
]

test('the mean beside the adjusted one is that of the list, and the stricter reader is named', async () => {
  const { emil, paula, house } = office
  const { jobId, ids, read } = await positionWith(research, 6, 'Weighed')
  await putRatings(
    house,
    ids.flatMap((applicationId, index) => [
      { applicationId, raterId: paula.userId, overall: 2, criteria: { Research: 2, Teaching: index % 3 } },
      ...(index === 5
        ? []
        : [{ applicationId, raterId: emil.userId, overall: -2, criteria: { Research: 0, Teaching: -1 } }]),
    ]),
  )
  const found = await read(paula)
  expect(found).toMatchObject({ mean: 'weightedAverage', hasWeights: true, hindrances: [], unseenCount: 0 })
  expect(found.readers.map(({ readerId, count }) => [readerId, count])).toEqual([
    [emil.userId, 5],
    [paula.userId, 6],
  ])
  expect(found.readers[0]?.severity).toBeGreaterThan(0.5)
  const { body } = await paula.get(`/api/evaluation/applications?jobId=${jobId}&limit=50`)
  const { items } = body as unknown as { items: { applicationId: string; weightedAverage: number }[] }
  expect(new Map(found.applications.map(each => [each.applicationId, each.mean]))).toEqual(
    new Map(items.map(each => [each.applicationId, each.weightedAverage])),
  )
  const onlyPaula = found.applications.find(({ applicationId }) => applicationId === ids[5])
  expect(onlyPaula?.adjusted).toBeLessThan(onlyPaula?.mean ?? NaN)
  const overall = await read(paula, '?mean=average')
  expect(overall).toMatchObject({ mean: 'average', hasWeights: true })
  expect(overall.applications.map(({ mean }) => mean).toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, 0, 2])
})

test('without criteria that count, the overall ratings are compared', async () => {
  const { emil, paula, house } = office
  const { ids, read } = await positionWith([{ name: 'Research', weight: 0 }], 3, 'Overall')
  await putRatings(
    house,
    ids.flatMap((applicationId, index) =>
      [paula, emil].map(({ userId }) => ({ applicationId, raterId: userId, overall: index })),
    ),
  )
  expect(await read(emil)).toMatchObject({ mean: 'average', hasWeights: false, hindrances: ['TOO_FEW_RATINGS'] })
})

test('law: under independent ratings nothing depends on ratings that the reader may not see', async () => {
  const { emil, paula, house, here } = office
  const { ids, read } = await positionWith(research, 9, 'Unseen')
  await house.database.query
    .updateTable('research_group')
    .set({ independent_ratings: true })
    .where('research_group_id', '=', here)
    .execute()
  const seen = ids.slice(0, 6)
  await putRatings(
    house,
    seen.flatMap((applicationId, index) =>
      [paula, emil, rita].map(({ userId }, place) => ({
        applicationId,
        raterId: userId,
        overall: 0,
        criteria: { Research: (index + place) % 3, Teaching: -place },
      })),
    ),
  )
  const before = await read(paula)
  expect(before).toMatchObject({ hindrances: [], unseenCount: 3 })
  expect(before.applications).toHaveLength(6)
  const mark = fc.integer({ min: -2, max: 2 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.integer({ min: 6, max: 8 }), mark), { maxLength: 6 }), async others => {
      const last = new Map(others)
      await house.database.query.deleteFrom('rating').where('application_id', 'in', ids.slice(6)).execute()
      await putRatings(
        house,
        [...last].flatMap(([index, given]) =>
          [emil, rita].map(({ userId }) => ({
            applicationId: ids[index] ?? '',
            raterId: userId,
            overall: given,
            criteria: { Research: given, Teaching: given },
          })),
        ),
      )
      expect(await read(paula)).toEqual(before)
    }),
    { numRuns: 15 },
  )
  await putRatings(house, [
    { applicationId: ids[6] ?? '', raterId: emil.userId, overall: 2, criteria: { Research: 2 } },
  ])
  expect((await read(emil)).applications.length).toBeGreaterThan(6)
})
