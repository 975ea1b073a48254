import { afterAll, beforeAll, expect, test } from 'vitest'
import { newJob } from '../../../test/house/applications.ts'
import { complete, type Office, openOffice } from '../../jobs/testing/setting.ts'
import { crowd, putRatings } from '../testing/crowd.ts'
import { neighboursOf } from './neighbours.ts'

const weights = [
  { name: 'Methods', weight: 3 },
  { name: 'Teaching', weight: 0.5 },
]
const weightless = { name: 'Hobbies', weight: 0 }

let office: Office
let jobId: string
/** In the order of their weighted mean, the best first. */
let ids: readonly string[]

beforeAll(async () => {
  office = await openOffice()
  const { house, here, paula, emil } = office
  jobId = (await newJob(office, { criteria: [...weights, weightless] })).jobId
  const other = (await newJob(office)).jobId
  ids = [
    ...(await crowd(house, { jobId, groupId: here, count: 8 })),
    ...(await crowd(house, { jobId: other, groupId: here, count: 1, name: 'Without' })),
  ]
  const given = [
    { Teaching: 2, Hobbies: -2 },
    { Methods: 2, Teaching: -2 },
    ...Array.from({ length: 4 }, () => ({ Methods: 1, Teaching: 1 })),
    { Hobbies: 2 },
  ]
  await putRatings(house, [
    ...given.map((criteria, index) => ({
      applicationId: ids[index] ?? '',
      raterId: paula.userId,
      overall: (index % 4) - 1,
      criteria,
    })),
    { applicationId: ids[7] ?? '', raterId: emil.userId, overall: 2, criteria: { Methods: 2 } },
  ])
})
afterAll(() => office.house.close())

type Line = { readonly applicationId: string; readonly weightedAverage: number | null; readonly weights: object[] }
type Page = { readonly items: readonly Line[]; readonly nextCursor: string | null; readonly total: number }
const list = async (query: string) =>
  (await office.paula.get(`/api/evaluation/applications?${query}`)).body as unknown as Page
const idsOf = ({ items }: Page) => items.map(({ applicationId }) => applicationId)

test('a list shows the weighted mean of each application with the weights of its job', async () => {
  const { items } = await list('sort=-weightedAverage&limit=100')
  expect(items.map(({ weightedAverage }) => weightedAverage)).toEqual([2, 1.43, 1, 1, 1, 1, null, null, null])
  const [first] = items
  expect(first).toMatchObject({ applicationId: ids[0], weights: [...weights, weightless] })
  expect(items.find(({ applicationId }) => applicationId === ids[8])?.weights).toEqual([])
})

test.each(['weightedAverage', '-weightedAverage', '-weightedAverage,name', 'weightedAverage,-rating'])(
  'pages by %s keep ties in one order, and neighbours follow it',
  async sort => {
    const { paula, here, house } = office
    const whole = idsOf(await list(`sort=${sort}&limit=100`))
    const paged: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = await list(`sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`)
      paged.push(...idsOf(page))
      cursor = page.nextCursor
    }
    expect(paged).toEqual(whole)
    expect(new Set(paged).size).toBe(9)
    const actor = {
      userId: paula.userId,
      recusedFrom: [],
      committees: [],
      roles: [{ role: 'PROFESSOR', groupId: here }],
    } as const
    for (const [index, id] of whole.entries())
      expect(await neighboursOf(house.database.query, actor, id, { sort })).toEqual({
        previousId: whole[index - 1] ?? null,
        nextId: whole[index + 1] ?? null,
      })
  },
)

test.each([
  [-2, 6],
  [1, 6],
  [1.01, 2],
  [1.43, 2],
  [2, 1],
])('at least %d finds what is no less, and nothing without a visible weighted mean', async (least, count) => {
  const found = await list(`minWeightedAverage=${least}&sort=-weightedAverage`)
  expect([found.total, idsOf(found)]).toEqual([count, expect.arrayContaining(ids.slice(0, count))])
})

test('both means narrow and sort a list together', async () => {
  const { items } = await list('minWeightedAverage=1&minRating=0&sort=weightedAverage,-rating')
  expect(items.map(({ applicationId }) => ids.indexOf(applicationId))).toEqual([3, 2, 5, 1])
})

test('means follow the weights that the job has now', async () => {
  const { paula } = office
  const criteria = [weights[0], { name: 'Teaching', weight: 3 }]
  expect((await paula.put(`/api/jobs/${jobId}`, complete(paula, { criteria }))).status).toBe(200)
  const { items } = await list(`jobId=${jobId}&sort=-weightedAverage`)
  expect(items.find(({ applicationId }) => applicationId === ids[1])?.weightedAverage).toBe(0)
})

test('a view saves order and filter by the weighted mean', async () => {
  const query = { minWeightedAverage: 0.5, sort: '-weightedAverage' }
  const { status, body } = await office.paula.post('/api/evaluation/views', { name: 'By criteria', query })
  expect([status, body['query']]).toEqual([201, query])
})
