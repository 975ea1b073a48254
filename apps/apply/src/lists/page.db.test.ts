import { type Database } from '@kolleg/database'
import { testDatabase } from '@kolleg/database/testing'
import { Problem } from '@kolleg/problems'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPage } from './page.ts'

let database: Database<never>
beforeAll(async () => {
  database = await testDatabase<never>()
  await sql`create table thing (id uuid primary key default gen_random_uuid(), name text not null, size int not null, at timestamptz not null)`.execute(
    database.query,
  )
  await sql`insert into thing (name, size, at)
    select chr(97 + i % 5) || case when i % 7 = 0 then 'ä' else '' end, i % 4, timestamptz '2026-01-01' + (i % 3) * interval '1 microsecond'
    from generate_series(1, 57) i`.execute(database.query)
})
afterAll(() => database.close())

const list = {
  select: sql`id, name, size, at`,
  from: sql`thing`,
  where: sql`size < 3`,
  id: sql`id`,
  sortable: { name: sql`name`, size: sql`size`, at: sql`at` },
  sortedBy: '-at',
}
type Thing = { readonly id: string; readonly name: string; readonly size: number }

const all = async (sort: string | undefined, limit: number): Promise<Thing[]> => {
  const items: Thing[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await readPage<Thing>(database.query, list, {
      limit,
      ...(sort && { sort }),
      ...(cursor && { cursor }),
    })
    expect(page.total).toBe(43)
    items.push(...page.items)
    cursor = page.nextCursor
  }
  return items
}

test('law: the pages of any order and size together are the whole list in that order', async () => {
  const orders = fc
    .shuffledSubarray(['name', 'size', 'at'], { minLength: 1 })
    .chain(fields => fc.tuple(...fields.map(field => fc.constantFrom(field, `-${field}`))).map(words => words.join()))
  await fc.assert(
    fc.asyncProperty(orders, fc.integer({ min: 1, max: 60 }), async (sort, limit) => {
      const whole = await all(sort, 100)
      expect(await all(sort, limit)).toEqual(whole)
      expect(new Set(whole.map(({ id }) => id)).size).toBe(43)
    }),
    { numRuns: 25 },
  )
})

const refusal = async (asked: { sort?: string; cursor?: string }): Promise<Problem> => {
  const error: unknown = await readPage(database.query, list, asked).catch((thrown: unknown) => thrown)
  if (error instanceof Problem) return error
  throw new Error(`not refused: ${JSON.stringify(error)}`)
}

test.each(['colour', 'name,-name', 'name,', 'constructor', '', 'name;drop table thing', '__proto__'])(
  '“%s” is no order, and the fields that there are are named',
  async sort => {
    const { code, errors } = await refusal({ sort })
    const message = 'sort must name fields among name, size, at, each once.'
    expect([code, errors]).toEqual(['VALIDATION_FAILED', [{ pointer: '/query/sort', message, code: 'SORT' }]])
  },
)

const made = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')

test('a cursor that is broken, invented or of another order is refused', async () => {
  const { nextCursor } = await readPage<Thing>(database.query, list, { sort: 'name', limit: 5 })
  const forged = [made('size,id', { a: 1 }, []), made('size,id', 'many', 'none'), made('size,id', 1, "' or true")]
  for (const cursor of ['', 'x', 'null', ...forged, nextCursor ?? ''])
    expect((await refusal({ cursor, sort: 'size' })).errors[0]?.pointer).toBe('/query/cursor')
})
