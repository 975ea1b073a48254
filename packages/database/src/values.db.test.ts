import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from './testing.ts'

const numberIfSafe = (value: bigint) => (Number.isSafeInteger(Number(value)) ? Number(value) : value)
const bytes = (values: readonly Uint8Array[]) => values.map(value => Buffer.from(value))

describe('a value', () => {
  let database: TestDatabase<unknown>
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  const text = fc.string({ unit: 'binary' }).filter(value => !value.includes('\0'))
  const back = async (value: unknown, type: string) => {
    const { rows } = await sql<{ value: unknown }>`select ${value}::${sql.raw(type)} as value`.execute(database.query)
    return rows[0]?.value
  }
  const comesBack = <T>(values: fc.Arbitrary<T>, type: string, expected: (value: T) => unknown = value => value) =>
    fc.assert(
      fc.asyncProperty(values, async value => {
        expect(await back(value, type)).toEqual(expected(value))
      }),
      { numRuns: 40 },
    )

  const int8 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
  const instant = fc.date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
  const plain = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null))
  const record = fc.dictionary(
    text.filter(key => key !== '__proto__'),
    plain,
    { noNullPrototype: true },
  )

  test.each([
    ['text comes back as it went in', () => comesBack(text, 'text')],
    ['int4 comes back as it went in', () => comesBack(fc.integer(), 'int4')],
    ['bool comes back as it went in', () => comesBack(fc.boolean(), 'bool')],
    ['int8 is a number when a number can hold it, else a bigint', () => comesBack(int8, 'int8', numberIfSafe)],
    ['float8 comes back to the last bit', () => comesBack(fc.double(), 'float8')],
    ['timestamptz is the same instant', () => comesBack(instant, 'timestamptz')],
    ['bytea is a Buffer of the same bytes', () => comesBack(fc.uint8Array(), 'bytea', value => Buffer.from(value))],
    ['bytea[] is Buffers of the same bytes', () => comesBack(fc.array(fc.uint8Array()), 'bytea[]', bytes)],
    ['real[] comes back to the last bit', () => comesBack(fc.float32Array(), 'real[]::float8[]', value => [...value])],
    ['jsonb comes back as the same object', () => comesBack(record, 'jsonb')],
    ['text[] comes back as it went in', () => comesBack(fc.array(fc.option(text)), 'text[]')],
    ['int8[] comes back as it went in', () => comesBack(fc.array(fc.integer()), 'int8[]')],
    ['uuid[] comes back as it went in', () => comesBack(fc.array(fc.uuid()), 'uuid[]')],
  ])('of %s', async (_, law) => {
    await expect(law()).resolves.toBeUndefined()
  })

  test('of date, timestamp, numeric and interval is PostgreSQL’s own text', async () => {
    expect(await back('2026-03-29', 'date')).toBe('2026-03-29')
    expect(await back('2026-03-29 02:30:00', 'timestamp')).toBe('2026-03-29 02:30:00')
    expect(await back('12345678901234567890.12', 'numeric')).toBe('12345678901234567890.12')
    expect(await back('1 day 02:00', 'interval')).toBe('1 day 02:00:00')
    expect(await back(null, 'text')).toBeNull()
    expect(await back('infinity', 'timestamptz')).toBe(Number.POSITIVE_INFINITY)
  })

  test('of text keeps a byte order mark at its beginning', async () => {
    expect(await back('\uFEFFone', 'text')).toBe('\uFEFFone')
    expect(await back(['\uFEFFone', 'two'], 'text[]')).toEqual(['\uFEFFone', 'two'])
  })

  test('that no column can hold is refused', async () => {
    await expect(back(Symbol('x'), 'text')).rejects.toThrow('A symbol cannot be stored')
  })

  test('of a session is in UTC', async () => {
    const { rows } = await sql`select current_setting('TimeZone') as zone`.execute(database.query)
    expect(rows).toEqual([{ zone: 'UTC' }])
  })

  test('counts changed rows, and a text may hold several statements', async () => {
    await sql
      .raw('create table counted (id int); insert into counted select generate_series(1, 3)')
      .execute(database.query)
    const deleted = await sql`delete from counted where id > ${1}`.execute(database.query)
    expect(deleted.numAffectedRows).toBe(2n)
  })
})
