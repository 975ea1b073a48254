import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newJob } from '../../../test/house/applications.ts'
import { enter, type Someone } from '../../../test/house/cast.ts'
import { type Judging, openJudging } from '../decisions/testing/judging.ts'
import { crowd, putRatings } from '../testing/crowd.ts'

let office: Judging
beforeAll(async () => (office = await openJudging()))
afterAll(() => office.house.close())

type Finalist = { readonly applicationId: string; readonly rank: number | null; readonly state: string }

/** A position with these people on its shortlist. */
const shortlisted = async (name: string, count = 4, criteria: readonly object[] = []) => {
  const { emil, paula, here, house } = office
  const { jobId } = await newJob(office, { criteria })
  const ids = await crowd(house, { jobId, groupId: here, count, name })
  const path = `/api/evaluation/jobs/${jobId}/ranking`
  await emil.post('/api/evaluation/applications/bulk', { action: 'shortlist', applicationIds: ids })
  const read = async (who: Someone = emil) => {
    const { body } = await who.get(path)
    return body as unknown as { version: number; mayOrder: boolean; finalists: readonly Finalist[] }
  }
  const order = (applicationIds: readonly string[], version: number, who: Someone = paula) =>
    who.put(path, { applicationIds, version })
  const ranksFor = async (who: Someone = emil) =>
    (await read(who)).finalists.flatMap(({ applicationId, rank }) =>
      rank === null ? [] : [`${rank}:${ids.indexOf(applicationId)}`],
    )
  return { jobId, ids, path, read, order, ranksFor }
}

const bulk = (action: string, applicationIds: readonly string[], more: object = {}) =>
  office.emil.post('/api/evaluation/applications/bulk', { action, applicationIds, ...more })

test('a professor orders the shortlist, every member reads the order, and an old version is refused', async () => {
  const { emil, paula } = office
  const { jobId, ids, order, read, ranksFor } = await shortlisted('Ordered')
  const [a = '', b = '', c = ''] = ids
  expect(await read()).toMatchObject({ version: 1, mayOrder: false, finalists: [{}, {}, {}, {}] })
  expect((await order([a, b], 1, emil)).status).toBe(403)
  expect((await order([c, a, b], 1)).body).toMatchObject({ version: 2, mayOrder: true })
  expect(await ranksFor()).toEqual(['1:2', '2:0', '3:1'])
  expect((await order([a], 1)).status).toBe(412)
  expect((await order([b, c], 2)).body).toMatchObject({ version: 3 })
  expect(await ranksFor(paula)).toEqual(['1:1', '2:2'])
  const { body } = await emil.get(`/api/evaluation/applications?jobId=${jobId}&sort=rank`)
  const { items } = body as unknown as { items: readonly Finalist[] }
  expect(items.slice(0, 3).map(({ rank }) => rank)).toEqual([1, 2, null])
  const { rows } = await sql<{ details: object }>`select details from audit_event where object = 'ranking'
    and object_id = ${jobId}`.execute(office.house.database.query)
  expect(rows).toEqual([{ details: {} }, { details: {} }])
})

test('of two who order at once one is refused', async () => {
  const { ids, order } = await shortlisted('Raced')
  const asked = await Promise.all([order(ids, 1), order(ids.toReversed(), 1)])
  expect(asked.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412])
})

test('nobody who is not on the shortlist can be in the order, and nobody twice', async () => {
  const { ids, order, read } = await shortlisted('Strange')
  const [a = '', b = ''] = ids
  const foreign = (await shortlisted('Foreign', 1)).ids[0] ?? ''
  await bulk('unlist', [b])
  for (const wanted of [
    [a, b],
    [a, a],
    [a, foreign],
  ]) {
    const { status, body } = await order(wanted, 1)
    expect([status, body['errors']]).toMatchObject([400, [{ pointer: '/applicationIds/1', code: 'APPLICATION' }]])
  }
  expect((await read()).version).toBe(1)
})

test('who leaves the shortlist leaves the order; who is decided on keeps the place, also if it is taken back', async () => {
  const { emil } = office
  const { ids, order, ranksFor } = await shortlisted('Leaving')
  const [a = '', b = '', c = '', d = ''] = ids
  await order([a, b, c, d], 1)
  await bulk('unlist', [b])
  expect(await ranksFor()).toEqual(['1:0', '2:2', '3:3'])
  await bulk('shortlist', [b])
  expect(await ranksFor()).toEqual(['1:0', '2:2', '3:3'])
  const verdict = { reason: 'OTHER_REASON', justification: 'Less experience.' }
  expect((await emil.post(`/api/evaluation/applications/${c}/reject`, verdict)).status).toBe(200)
  expect(await ranksFor()).toEqual(['1:0', '2:2', '3:3'])
  expect((await emil.post(`/api/evaluation/applications/${c}/reconsider`)).body).toMatchObject({ state: 'INTERVIEW' })
  expect(await ranksFor()).toEqual(['1:0', '2:2', '3:3'])
})

test('law of the database: only who is on the shortlist of the job has a place, and no place is held twice', async () => {
  const { jobId, ids, order } = await shortlisted('Kept', 3)
  const [a = '', b = '', c = ''] = ids
  const other = await shortlisted('Other', 1)
  await order([a], 1)
  await bulk('unlist', [c])
  const { query } = office.house.database
  const put = (applicationId: string, place: number) =>
    sql`insert into ranked_application (application_id, job_id, place) values (${applicationId}, ${jobId}, ${place})`.execute(
      query,
    )
  for (const [applicationId, place] of [
    [b, 1],
    [b, 0],
    [c, 2],
    [other.ids[0] ?? '', 2],
  ] as const)
    await expect(put(applicationId, place)).rejects.toThrow(/violates|not on the shortlist/)
})

test('for a recused professor the order has no gap, and what they change moves nobody whom they do not see', async () => {
  const { emil, here, house } = office
  const rosa = await enter(house, 'Rosa', { role: 'PROFESSOR', groupId: here })
  const { ids, order, ranksFor } = await shortlisted('Unseen')
  const [a = '', b = '', c = '', d = ''] = ids
  await order([a, b, c, d], 1)
  await rosa.post(`/api/evaluation/applications/${b}/recusals`, { reason: 'We are related.' })
  expect(await ranksFor(rosa)).toEqual(['1:0', '2:2', '3:3'])
  expect((await order([b, a], 2, rosa)).status).toBe(400)
  expect((await order([d, c, a], 2, rosa)).status).toBe(200)
  expect(await ranksFor(rosa)).toEqual(['1:3', '2:2', '3:0'])
  expect(await ranksFor(emil)).toEqual(['1:3', '2:1', '3:2', '4:0'])
})

const means = (research: number | null, teaching: number | null) => [
  { name: 'Research', average: research },
  { name: 'Teaching', average: teaching },
]

test('finalists stand side by side with their means, of which members see what they may', async () => {
  const { emil, paula, here, house } = office
  const { ids, read } = await shortlisted('Beside', 2, [
    { name: 'Research', weight: 3 },
    { name: 'Teaching', weight: 1 },
  ])
  const [a = '', b = ''] = ids
  await putRatings(house, [
    { applicationId: a, raterId: emil.userId, overall: 1, criteria: { Research: 2, Teaching: 0 } },
    { applicationId: a, raterId: paula.userId, overall: 0, criteria: { Research: 1 } },
    { applicationId: b, raterId: paula.userId, overall: 2, criteria: { Research: -1 } },
  ])
  await house.database.query
    .updateTable('research_group')
    .set({ independent_ratings: true })
    .where('research_group_id', '=', here)
    .execute()
  const { finalists } = await read(emil)
  expect(finalists.find(({ applicationId }) => applicationId === a)).toMatchObject({
    average: 0.5,
    weightedAverage: 1.29,
    criteria: means(1.5, 0),
  })
  expect(finalists.find(({ applicationId }) => applicationId === b)).toMatchObject({
    average: null,
    weightedAverage: null,
    adjusted: null,
    criteria: means(null, null),
  })
})
