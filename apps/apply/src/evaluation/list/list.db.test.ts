import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newJob } from '../../../test/house/applications.ts'
import { enter, type Someone } from '../../../test/house/cast.ts'
import { type Office, openOffice } from '../../jobs/testing/setting.ts'
import { contains } from '../../lists/contains.ts'
import { sentStates } from '../../states/application-states.ts'
import { readDetail } from '../detail/read.ts'
import { counting } from '../testing/counting.ts'
import { crowd, putRatings } from '../testing/crowd.ts'
import { listEvaluated } from './list.ts'
import { neighboursOf } from './neighbours.ts'

let office: Office
let first: string
let second: string
let ids: string[]
let actor: Parameters<typeof listEvaluated>[1]

beforeAll(async () => {
  office = await openOffice()
  const { house, here, paula } = office
  first = (await newJob(office, { title: 'Alpha' })).jobId
  second = (await newJob(office, { title: 'Beta' })).jobId
  ids = [
    ...(await crowd(house, { jobId: first, groupId: here, count: 6, name: 'Zoe' })),
    ...(await crowd(house, { jobId: second, groupId: here, count: 4, name: 'Bob' })),
  ]
  await house.database.query
    .updateTable('application')
    .set({ state: 'IN_REVIEW' })
    .where('application_id', 'in', ids.slice(0, 2))
    .execute()
  actor = { userId: paula.userId, recusedFrom: [], committees: [], roles: [{ role: 'PROFESSOR', groupId: here }] }
})
afterAll(() => office.house.close())

type Listed = {
  readonly items: readonly Readonly<Record<string, unknown>>[]
  readonly total: number
  readonly nextCursor: string | null
  readonly facets: Readonly<Record<string, readonly { code: string; count: number; name: string | null }[]>>
}
const list = async (query = '', who: Someone = office.paula) => {
  const { status, body } = await who.get(`/api/evaluation/applications${query}`)
  expect(status).toBe(200)
  return body as unknown as Listed
}
const idsOf = ({ items }: Listed) => items.map(({ applicationId }) => applicationId)

test('a member sees the applications sent to their groups, newest first, with counts', async () => {
  const { items, total, facets } = await list('?limit=3')
  expect([items.length, total]).toEqual([3, 10])
  expect(items[0]).toMatchObject({
    jobTitle: 'Alpha',
    lastName: '0006',
    state: 'SENT',
    averageRating: null,
    myRating: null,
  })
  expect(facets['state']).toEqual([
    { code: 'SENT', count: 8, name: null },
    { code: 'IN_REVIEW', count: 2, name: null },
  ])
  expect(facets['jobId']).toEqual([
    { code: first, count: 6, name: 'Alpha' },
    { code: second, count: 4, name: 'Beta' },
  ])
})

const finds = async (name: string, part: string): Promise<boolean> => {
  const said = await sql<{ is: boolean }>`select ${contains(sql`${name}::text`, part)} as is`.execute(
    office.house.database.query,
  )
  return said.rows[0]?.is === true
}

test('names are found without accents and with umlauts spelled out, and nothing else is', async () => {
  for (const part of ['sorensen', 'SOEREN', 'Sø', 'kare', 'kaare', 'KÅRE'])
    expect([part, await finds('Kåre Sørensen', part)]).toEqual([part, true])
  expect(await finds('Łukasz Strauß', 'lukasz strauss')).toBe(true)
  expect(await finds('김민준', '민')).toBe(true)
  for (const part of ['soerensem', '_are', '%', 'kre'])
    expect([part, await finds('Kåre Sørensen', part)]).toEqual([part, false])
})

test('filters narrow the list, and each facet counts under all filters but its own', async () => {
  const { total, facets } = await list(`?jobId=${first}&state=IN_REVIEW`)
  expect(total).toBe(2)
  expect(facets['state']?.map(({ code, count }) => [code, count])).toEqual([
    ['SENT', 4],
    ['IN_REVIEW', 2],
  ])
  expect(facets['jobId']?.map(({ name, count }) => [name, count])).toEqual([['Alpha', 2]])
  expect((await list('?state=SENT&state=IN_REVIEW')).total).toBe(10)
  expect((await list('?text=zoe%200003')).total).toBe(1)
  expect((await list('?text=%25')).total).toBe(0)
  expect((await list('?text=Zo%C3%A9%200003')).total).toBe(1)
  expect((await list(`?researchGroupId=${office.here}`)).total).toBe(10)
  expect((await office.paula.get(`/api/evaluation/applications?researchGroupId=${office.there}`)).status).toBe(403)
  for (const wrong of [
    'state=SAVED',
    'minRating=3',
    'minWeightedAverage=3',
    'sort=email',
    'unknown=1',
    'jobId=x',
    'cursor=x',
    'limit=101',
  ])
    expect([wrong, (await office.paula.get(`/api/evaluation/applications?${wrong}`)).status]).toEqual([wrong, 400])
})

test.each([
  'submittedAt',
  '-submittedAt',
  'name',
  '-name',
  'state',
  'job,-name',
  'rating',
  '-rating',
  'weightedAverage',
  '-weightedAverage',
  'state,-weightedAverage',
  'grade',
  '-grade',
])('pages by %s contain every application once, and neighbours follow the same order', async sort => {
  const whole = idsOf(await list(`?sort=${sort}&limit=100`))
  const paged: unknown[] = []
  let cursor: string | null = null
  do {
    const page: Listed = await list(`?sort=${sort}&limit=3${cursor ? `&cursor=${cursor}` : ''}`)
    paged.push(...idsOf(page))
    cursor = page.nextCursor
  } while (cursor)
  expect(paged).toEqual(whole)
  expect(new Set(paged).size).toBe(10)
  for (const [index, id] of whole.entries()) {
    const { previousId, nextId } = await neighboursOf(office.house.database.query, actor, String(id), { sort })
    expect([previousId, nextId]).toEqual([whole[index - 1] ?? null, whole[index + 1] ?? null])
  }
})

test('ratings count only where they may be seen', async () => {
  const { house, paula, emil } = office
  const [one = '', two = ''] = ids
  await putRatings(house, [
    { applicationId: one, raterId: emil.userId, overall: 2 },
    { applicationId: two, raterId: emil.userId, overall: 2 },
    { applicationId: two, raterId: paula.userId, overall: 1 },
  ])
  expect(idsOf(await list('?minRating=-2'))).toEqual([two])
  const { items } = await list('?sort=-rating&limit=1')
  expect(items[0]).toMatchObject({ applicationId: two, averageRating: 1.5, ratingCount: 2, myRating: 1 })
  expect(idsOf(await list('?unratedByMe=false'))).toEqual([two])
  expect((await list('?unratedByMe=true')).total).toBe(9)
  await house.database.query
    .updateTable('research_group')
    .set({ independent_ratings: false })
    .where('research_group_id', '=', office.here)
    .execute()
  expect(idsOf(await list('?minRating=1.6'))).toEqual([one])
  await house.database.query
    .updateTable('research_group')
    .set({ independent_ratings: true })
    .where('research_group_id', '=', office.here)
    .execute()
})

test('nobody sees applications they may not evaluate', async () => {
  const { house, quentin, ada, amira, here } = office
  expect((await list('', quentin)).total).toBe(0)
  for (const who of [ada, amira]) expect((await who.get('/api/evaluation/applications')).status).toBe(403)
  expect((await house.call('/api/evaluation/applications')).status).toBe(401)
  const own = await crowd(house, { jobId: first, groupId: here, count: 1, name: 'Self' })
  await house.database.query
    .updateTable('application')
    .set({ applicant_id: office.emil.userId })
    .where('application_id', '=', own[0] ?? '')
    .execute()
  expect((await list('', office.emil)).total).toBe(10)
  expect((await list()).total).toBe(11)
  expect((await office.emil.get(`/api/evaluation/applications/${own[0]}`)).status).toBe(403)
  await house.database.query
    .deleteFrom('application')
    .where('application_id', '=', own[0] ?? '')
    .execute()
})

test('the list of jobs shows how many have applied, and how many are in each state', async () => {
  const { body } = await office.paula.get('/api/evaluation/job-names')
  const none = Object.fromEntries(sentStates.map(state => [state, 0]))
  expect(body).toEqual(
    expect.arrayContaining([
      { jobId: first, title: 'Alpha', state: 'PUBLISHED', count: 6, counts: { ...none, SENT: 4, IN_REVIEW: 2 } },
      { jobId: second, title: 'Beta', state: 'PUBLISHED', count: 4, counts: { ...none, SENT: 4 } },
    ]),
  )
  expect((await office.quentin.get('/api/evaluation/job-names')).body).toEqual([])
})

test('a page and a detail cost the same number of statements for 10 and for 1 000 applications', async () => {
  const { house, here } = office
  const statements = async () => {
    const { db, count } = counting(house.database.query)
    await listEvaluated(db, actor, { sort: '-rating', limit: 100 })
    const listed = count()
    await readDetail(db, actor, ids[0] ?? '', { sort: 'name' })
    return [listed, count() - listed]
  }
  const few = await statements()
  await crowd(house, { jobId: second, groupId: here, count: 1_000, name: 'Many' })
  await enter(house, 'Mara', { role: 'EMPLOYEE', groupId: here })
  expect(await statements()).toEqual(few)
  expect(few[0]).toBe(1)
})
