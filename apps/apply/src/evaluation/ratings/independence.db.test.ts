import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newJob } from '../../../test/house/applications.ts'
import { enter, type Someone } from '../../../test/house/cast.ts'
import { type Office, openOffice } from '../../jobs/testing/setting.ts'
import { everyLine } from '../list/every-line.ts'
import { listEvaluated } from '../list/list.ts'
import { neighboursOf } from '../list/neighbours.ts'
import { crowd, putRatings } from '../testing/crowd.ts'
import { readRatings } from './read.ts'

let office: Office
let raters: readonly Someone[]
let ids: readonly string[]
let me: Parameters<typeof listEvaluated>[1]

/** Paula has rated the first two; ratings by others of the other four are hidden from her. */
const ratedByMe = 2

beforeAll(async () => {
  office = await openOffice()
  const { house, here, emil, paula } = office
  raters = [emil, await enter(house, 'Rita', { role: 'EMPLOYEE', groupId: here })]
  const criteria = [
    { name: 'Research', weight: 3 },
    { name: 'Teaching', weight: 1 },
  ]
  const { jobId } = await newJob(office, { criteria })
  ids = await crowd(house, { jobId, groupId: here, count: 6 })
  me = { userId: paula.userId, recusedFrom: [], committees: [], roles: [{ role: 'PROFESSOR', groupId: here }] }
  await putRatings(
    house,
    ids.slice(0, ratedByMe).flatMap((applicationId, index) => [
      { applicationId, raterId: paula.userId, overall: 1 - index, criteria: { Research: 1, Teaching: index } },
      { applicationId, raterId: emil.userId, overall: -1, criteria: { Teaching: -2 } },
    ]),
  )
})
afterAll(() => office.house.close())

const asked = fc.record(
  {
    sort: fc.constantFrom(
      'rating',
      '-rating',
      '-rating,name',
      'name,rating',
      'weightedAverage',
      '-weightedAverage',
      '-weightedAverage,rating',
      'state,weightedAverage',
      '-submittedAt',
      'grade',
    ),
    minRating: fc.constantFrom(-2, -1, 0, 0.5, 1, 2),
    minWeightedAverage: fc.constantFrom(-2, -0.5, 0, 1, 2),
    unratedByMe: fc.boolean(),
    state: fc.constant('SENT' as const),
  },
  { requiredKeys: [] },
)
const mark = fc.integer({ min: -2, max: 2 })
const others = fc.array(
  fc.record({
    index: fc.integer({ min: ratedByMe, max: 5 }),
    rater: fc.integer({ min: 0, max: 1 }),
    overall: mark,
    criteria: fc.record({ Research: mark, Teaching: mark }, { requiredKeys: [] }),
  }),
  { maxLength: 8 },
)

type Query = Parameters<typeof listEvaluated>[2]

/** Everything that a member can learn from lists, counts, neighbours, exports and ratings. */
const learnt = async (query: Query) => {
  const db = office.house.database.query
  const { limit: _, cursor: __, ...filter } = query
  return {
    page: await listEvaluated(db, me, { ...query, limit: 2 }),
    lines: await Array.fromAsync(everyLine(db, me, filter)),
    beside: await neighboursOf(db, me, ids[3] ?? '', filter),
    ratings: await readRatings(db, me, ids[3] ?? ''),
  }
}

type Again = { index: number; rater: number; overall: number; criteria?: Readonly<Record<string, number>> }

const rateAgain = async (ratings: readonly Again[]): Promise<void> => {
  const { house } = office
  await house.database.query.deleteFrom('rating').where('application_id', 'in', ids.slice(ratedByMe)).execute()
  const last = new Map(ratings.map(rating => [`${rating.index} ${rating.rater}`, rating]))
  await putRatings(
    house,
    [...last.values()].map(({ index, rater, ...given }) => ({
      applicationId: ids[index] ?? '',
      raterId: raters[rater]?.userId ?? '',
      ...given,
    })),
  )
}

test('nothing reveals what others think of an application before one has rated it', async () => {
  await fc.assert(
    fc.asyncProperty(asked, others, others, async (query, some, more) => {
      await rateAgain(some)
      const before = await learnt(query)
      await rateAgain(more)
      expect(await learnt(query)).toEqual(before)
    }),
    { numRuns: 40 },
  )
})

test('ratings by others appear with one’s own rating, and disappear without it', async () => {
  const { paula, emil } = office
  const id = ids[4] ?? ''
  await rateAgain([{ index: 4, rater: 0, overall: 2 }])
  const ratings = `/api/applications/${id}/ratings`
  expect((await paula.get(ratings)).body).toEqual({
    mine: null,
    others: [],
    summary: { count: null, average: null, weightedAverage: null, criteria: [], mine: null, othersHidden: true },
  })
  expect((await paula.put(`${ratings}/mine`, { overall: -1, note: ' Not convinced. ' })).body).toMatchObject({
    overall: -1,
    note: 'Not convinced.',
    version: 1,
  })
  expect((await paula.get(ratings)).body).toMatchObject({
    mine: { overall: -1 },
    others: [{ raterId: emil.userId, raterName: 'Emil Test', overall: 2 }],
    summary: { count: 2, average: 0.5, othersHidden: false },
  })
  expect((await paula.delete(`${ratings}/mine`)).status).toBe(204)
  expect((await paula.delete(`${ratings}/mine`)).status).toBe(404)
  expect((await paula.get(ratings)).body).toMatchObject({ others: [], summary: { othersHidden: true } })
})

test('the trail shows ratings by others after one’s own, and to an administrator at once', async () => {
  const { here, paula, emil, ada } = office
  const mine = `/api/applications/${ids[3]}/ratings/mine`
  const trail = async (who: Someone) => {
    const { body } = await who.get(`/api/research-groups/${here}/audit?object=rating&objectId=${ids[3]}`)
    return [body['total'], (body['items'] as readonly { byUser: string; action: string }[]).map(({ action }) => action)]
  }
  await emil.put(mine, { overall: 2 })
  await emil.put(mine, { overall: 1 })
  expect([await trail(paula), (await trail(ada))[0]]).toEqual([[0, []], 2])
  await paula.put(mine, { overall: -1 })
  expect(await trail(paula)).toEqual([3, ['rate', 'rateAgain', 'rate']])
  await paula.delete(mine)
  expect(await trail(paula)).toEqual([2, ['unrate', 'rate']])
  await emil.delete(mine)
})

test('a group without independent ratings shows them at once', async () => {
  const { house, here, paula } = office
  const group = house.database.query.updateTable('research_group').where('research_group_id', '=', here)
  await rateAgain([{ index: 5, rater: 1, overall: 2 }])
  await group.set({ independent_ratings: false }).execute()
  expect((await paula.get(`/api/applications/${ids[5]}/ratings`)).body).toMatchObject({ summary: { average: 2 } })
  await group.set({ independent_ratings: true }).execute()
})

test('ratings follow the job’s criteria, from −2 to 2, and need the current version', async () => {
  const { house, here, paula, emil, ada, quentin, amira } = office
  const { jobId } = await newJob(office, { criteria: [{ name: 'Research', weight: 3 }, { name: 'Teaching' }] })
  const [id = ''] = await crowd(house, { jobId, groupId: here, count: 1, name: 'Criteria' })
  const mine = `/api/applications/${id}/ratings/mine`
  const { status, body } = await paula.put(mine, { overall: 0, criteria: { Charm: 2, Research: 1 } })
  expect([status, body['errors']]).toMatchObject([400, [{ pointer: '/criteria/Charm' }]])
  for (const wrong of [
    { overall: 3 },
    { overall: 1.5 },
    {},
    { overall: 1, criteria: { Research: -3 } },
    { overall: 1, x: 1 },
  ])
    expect((await paula.put(mine, wrong)).status).toBe(400)
  await paula.put(mine, { overall: 1, criteria: { Research: 2 } })
  await emil.put(mine, { overall: 0, criteria: { Research: 1, Teaching: -2 } })
  const { body: seen } = await paula.get(`/api/applications/${id}/ratings`)
  expect(seen).toMatchObject({
    mine: { weightedAverage: 2 },
    others: [{ weightedAverage: 0.25 }],
    summary: {
      average: 0.5,
      weightedAverage: 1,
      criteria: [
        { name: 'Research', average: 1.5 },
        { name: 'Teaching', average: -2 },
      ],
    },
  })
  const { body: detail } = await paula.get(`/api/evaluation/applications/${id}`)
  expect(detail['rating']).toEqual(seen['summary'])
  expect((await paula.put(mine, { overall: 2, version: 9 })).status).toBe(412)
  expect((await paula.put(mine, { overall: 2, version: 1 })).body).toMatchObject({
    version: 2,
    criteria: {},
    weightedAverage: null,
  })
  for (const who of [ada, quentin, amira]) expect((await who.put(mine, { overall: 1 })).status).toBe(403)
  const { rows } = {
    rows: await house.database.query
      .selectFrom('audit_event')
      .select(['action', 'details'])
      .where('object', '=', 'rating')
      .where('object_id', '=', id)
      .execute(),
  }
  expect(rows.map(({ action }) => action)).toEqual(['rate', 'rate', 'rateAgain'])
  expect(JSON.stringify(rows)).not.toContain('overall')
})

test('nobody rates their own application', async () => {
  const { house, here, emil } = office
  const { jobId } = await newJob(office)
  const [id = ''] = await crowd(house, { jobId, groupId: here, count: 1, name: 'Own' })
  await house.database.query
    .updateTable('application')
    .set({ applicant_id: emil.userId })
    .where('application_id', '=', id)
    .execute()
  expect((await emil.put(`/api/applications/${id}/ratings/mine`, { overall: 2 })).status).toBe(403)
  expect((await emil.get(`/api/applications/${id}/ratings`)).status).toBe(403)
  expect((await emil.get(`/api/applications/${id}/comments`)).status).toBe(403)
})
