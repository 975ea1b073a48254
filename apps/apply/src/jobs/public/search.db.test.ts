import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compiler, graphs, type Market, openMarket, photons } from '../testing/market.ts'
import { inDays } from '../testing/setting.ts'

let market: Market
beforeAll(async () => (market = await openMarket()))
afterAll(() => market.house.close())

test('everyone sees the open jobs, newest first', async () => {
  const { find } = market
  const { titles, total, items, headers } = await find()
  expect([titles, total]).toEqual([[photons, compiler, graphs], 3])
  expect(items[2]).toMatchObject({
    researchGroupName: 'Data Engineering',
    supervisingProfessorName: 'Paula Möller-Öz',
    subjectArea: 'COMPUTER_SCIENCE',
    excerptEn: 'You investigate query engines for Bachelor/Master courses.',
    excerptDe: 'Sie erforschen Anfragesprachen an Universitäten.',
    applicationDeadline: inDays(30),
  })
  expect(items[2]).not.toHaveProperty('descriptionEn')
  expect(items[2]).not.toHaveProperty('keys')
  expect(headers.get('cache-control')).toBe('public, max-age=60')
})

test.each([
  ['database', [graphs]],
  ['query engine', [graphs]],
  ['Universität', [graphs]],
  ['UNIVERSITÄTEN', [graphs]],
  ['master', [graphs]],
  ['übersetzer', [compiler]],
  ['ÜBERSETZERN', [compiler]],
  ['compilerb', [compiler]],
  ['Informatik', [compiler, graphs]],
  ['physics', [photons]],
  ['optic laser', [photons]],
  ['möller', [compiler, graphs]],
  ['moller', [compiler, graphs]],
  ['Moeller-Oez', [compiler, graphs]],
  ['Öz datenbanken', []],
  ['öz database', [graphs]],
  ['graph', [graphs, photons, compiler]],
  ['investig', [graphs]],
  ['investigating engines', [graphs]],
  ['   ', [photons, compiler, graphs]],
  ['!!!', []],
  [`'); drop table job; --`, []],
  ['graph & | ! :* <-> (', [graphs, photons, compiler]],
])('searching for “%s” finds %j', async (query, expected) => {
  const { find } = market
  const { status, titles } = await find(`?query=${encodeURIComponent(query)}`)
  expect([status, titles]).toEqual([200, expected])
})

test('a new name of a group or a professor is found at once', async () => {
  const { house, there, find } = market
  const rename = (name: string) =>
    sql`update research_group set name = ${name} where research_group_id = ${there}`.execute(house.database.query)
  await rename('Centre for Cryptozoology')
  expect((await find('?query=cryptozoology')).titles).toEqual([photons])
  expect((await find('?query=optics')).titles).toEqual([])
  await rename('Quantum Optics')
})

test('filters narrow the list, and several values of one widen it', async () => {
  const { here, quentin, find } = market
  expect((await find('?subjectArea=PHYSICS')).titles).toEqual([photons])
  expect((await find('?subjectArea=PHYSICS&subjectArea=COMPUTER_SCIENCE&location=MUNICH')).titles).toEqual([compiler])
  expect((await find('?fundingType=SCHOLARSHIP')).titles).toEqual([photons, graphs])
  expect((await find(`?researchGroupId=${here.toUpperCase()}`)).titles).toEqual([compiler, graphs])
  expect((await find(`?professorId=${quentin.userId}`)).titles).toEqual([photons])
  expect((await find('?startFrom=2031-01-01')).titles).toEqual([compiler, graphs])
})

test('an invalid filter, code, date or order is refused', async () => {
  const { find } = market
  for (const wrong of [
    'colour=red',
    'subjectArea=ALCHEMY',
    'startFrom=soon',
    'sort=colour',
    'researchGroupId=x',
    'cursor=x',
    'limit=101',
  ])
    expect((await find(`?${wrong}`)).status).toBe(400)
})

test('facets count under all filters but their own', async () => {
  const { find } = market
  const { facets } = await find('?fundingType=SCHOLARSHIP&subjectArea=PHYSICS')
  expect(facets['subjectArea']).toEqual([
    { code: 'COMPUTER_SCIENCE', count: 1 },
    { code: 'PHYSICS', count: 1 },
  ])
  expect(facets['fundingType']).toEqual([{ code: 'SCHOLARSHIP', count: 1 }])
  expect(facets['researchGroupId']).toEqual([{ code: market.there, count: 1, name: 'Quantum Optics' }])
  const all = (await find()).facets
  expect(all['subjectArea']).toEqual([
    { code: 'COMPUTER_SCIENCE', count: 2 },
    { code: 'PHYSICS', count: 1 },
  ])
  expect(all['professorId']?.map(({ name, count }) => [name, count])).toEqual([
    ['Paula Möller-Öz', 2],
    ['Quentin Test', 1],
  ])
})

test.each(['publishedAt', '-publishedAt', 'title', 'applicationDeadline,-title', '-startDate', 'relevance'])(
  'pages sorted by %s have no gap and no overlap',
  async sort => {
    const { find } = market
    const { titles: all } = await find(`?query=graph&sort=${sort}`)
    const seen: unknown[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await find(`?query=graph&limit=1&sort=${sort}${cursor ? `&cursor=${cursor}` : ''}`)
      seen.push(...(page.titles ?? []))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(all)
    expect(seen).toHaveLength(3)
  },
)
