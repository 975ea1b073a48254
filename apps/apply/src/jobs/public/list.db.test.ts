import type { Database } from '@kolleg/database'
import { testDatabase } from '@kolleg/database/testing'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from '../../db/schema.ts'
import { counting } from '../../evaluation/testing/counting.ts'
import { type Facet, facetNames } from './filters.ts'
import { readListing } from './list.store.ts'

const zones = ['Europe/Berlin', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']
const values = {
  subjectArea: ['PHYSICS', 'BIOLOGY', 'CHEMISTRY'],
  location: ['GARCHING', 'MUNICH'],
  fundingType: ['SCHOLARSHIP', 'SELF_FUNDED'],
} as const

type Job = Readonly<Record<Facet, string | null>> & { readonly title: string; readonly isOpen: boolean }
let database: Database<Tables>
let jobs: readonly Job[]

/** Jobs of all kinds around today: some are over in one zone and not yet in another. */
beforeAll(async () => {
  database = await testDatabase<Tables>(migrations)
  const { query } = database
  for (const timezone of zones)
    await sql`insert into research_group (name, state, timezone) values (${timezone}, 'ACTIVE', ${timezone})`.execute(
      query,
    )
  await sql`insert into person (email, first_name) select n || '@test', 'P' || n from generate_series(1, 3) n`.execute(
    query,
  )
  await sql`insert into job (research_group_id, supervising_professor_id, title, subject_area, location, funding_type,
      state, published_at, application_deadline)
    select research_group_id, case when n % 11 > 0 then user_id end, 'Job ' || n,
      (array['PHYSICS', 'BIOLOGY', 'CHEMISTRY'])[1 + n % 3], (array['GARCHING', 'MUNICH'])[1 + n / 3 % 2],
      case when n % 13 > 0 then (array['SCHOLARSHIP', 'SELF_FUNDED'])[1 + n / 5 % 2] end,
      case when n % 9 = 0 then 'CLOSED' else 'PUBLISHED' end, now() - n / 2 * interval '1 minute',
      case when n % 4 > 0 then (now() at time zone 'UTC')::date + n % 5 - 2 end
    from generate_series(1, 120) n
      join (select research_group_id, row_number() over (order by name) - 1 as place from research_group) g on g.place = n / 2 % 3
      join (select user_id, row_number() over (order by email) - 1 as place from person) p on p.place = n % 3`.execute(
    query,
  )
  const { rows } = await sql<Job>`select title, subject_area as "subjectArea", location, funding_type as "fundingType",
      j.research_group_id as "researchGroupId", supervising_professor_id as "professorId",
      j.state = 'PUBLISHED' and coalesce(application_deadline >= (now() at time zone timezone)::date, true) as "isOpen"
    from job j join research_group using (research_group_id) order by published_at desc, job_id desc`.execute(query)
  jobs = rows
})
afterAll(() => database.close())

const filters = fc.record(
  {
    subjectArea: fc.subarray([...values.subjectArea], { minLength: 1 }),
    location: fc.constantFrom(...values.location),
    fundingType: fc.constantFrom(...values.fundingType),
  },
  { requiredKeys: [] },
)
type Asked = typeof filters extends fc.Arbitrary<infer Value> ? Value : never

const passesOne = (job: Job, facet: Facet, asked: Asked): boolean => {
  const wanted: unknown = Reflect.get(asked, facet)
  return wanted === undefined || [wanted].flat().includes(job[facet])
}
const passesAll = (job: Job, asked: Asked, but?: Facet): boolean =>
  job.isOpen && facetNames.every(facet => facet === but || passesOne(job, facet, asked))

const tallied = (facet: Facet, asked: Asked): Readonly<Record<string, number>> => {
  const found = jobs.filter(job => job[facet] !== null && passesAll(job, asked, facet))
  const groups = Object.groupBy(found, job => job[facet] ?? '')
  return Object.fromEntries(Object.entries(groups).map(([code, of]) => [code, of?.length ?? 0]))
}

const zonesOf = (isOpen: boolean) =>
  new Set(jobs.filter(job => job.isOpen === isOpen).map(job => job.researchGroupId)).size

test('in every zone some jobs are open and some have ended', () => {
  expect([zonesOf(true), zonesOf(false)]).toEqual([3, 3])
})

test('law: under any filters, page by page, exactly the open jobs are listed and every count is right', async () => {
  await fc.assert(
    fc.asyncProperty(filters, fc.integer({ min: 1, max: 40 }), async (asked, limit) => {
      const expected = jobs.filter(job => passesAll(job, asked)).map(({ title }) => title)
      const seen: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await readListing(database.query, { ...asked, limit, ...(cursor && { cursor }) })
        seen.push(...page.items.map(({ title }) => title))
        cursor = page.nextCursor
        expect(page.counts.total).toBe(expected.length)
        for (const facet of facetNames)
          expect([facet, Object.fromEntries(page.counts[facet].map(({ code, count }) => [code, count]))]).toEqual([
            facet,
            tallied(facet, asked),
          ])
      }
      expect(seen).toEqual(expected)
    }),
    { numRuns: 25 },
  )
})

test.each([{}, { sort: 'title' }, { query: 'job' }])('%j with known counts reads the same page', async asked => {
  const { counts, items, nextCursor } = await readListing(database.query, asked)
  expect(await readListing(database.query, asked, { ...counts, total: 77 })).toEqual({
    items,
    nextCursor,
    counts: { ...counts, total: 77 },
  })
})

test('without words a page and all counts are one statement', async () => {
  const { db, count } = counting(database.query)
  await readListing(db, { subjectArea: 'PHYSICS' })
  expect(count()).toBe(1)
})
