import { open } from '@kolleg/database'
import { testEngine } from '@kolleg/database/testing'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { start } from '../start.ts'
import type { Tables } from '../vectors/schema.ts'
import { suggestHere } from './testing/begin.ts'
import { courses, openFolder } from './testing/folder.ts'

const { freshStore } = openFolder()
const home = await freshStore()

test('reembed brings the store to a new model, and a second run does nothing', async () => {
  expect(await suggestHere(home, 'import', courses)).toMatchObject({ code: 0 })
  await change(sql`update competency set model = 'another@1'`)

  expect((await suggestHere(home, 'doctor')).out).toContain('36 are of another model')
  expect(await suggestHere(home, 'reembed')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Embedded 36 texts/),
  })
  expect((await suggestHere(home, 'reembed')).out).toMatch(/^Nothing to do/)
  expect(await suggestHere(home, 'doctor')).toMatchObject({ code: 0, out: expect.stringContaining('✓ vectors') })
})

const change = async (statement: RawBuilder<unknown>) => {
  const database = await open<Tables>(home.DATABASE_URL)
  await statement.execute(database.query)
  await database.close()
}

test('the doctor reports a collection that cannot be read', async () => {
  await change(sql`alter table semantic_cluster rename to clusters`)
  const { code, out } = await suggestHere(home, 'doctor')
  expect([code, out]).toEqual([
    1,
    expect.stringMatching(/✗ store .*Cannot be read: SemanticCluster \(.*does not exist/),
  ])
  await change(sql`alter table clusters rename to semantic_cluster`)
  expect((await suggestHere(home, 'doctor')).code).toBe(0)
})

test('the doctor does not judge an older database by what its next migration adds', async () => {
  const latest = sql`(select max(name) from kolleg_migrations)`
  await change(sql`create table kept as select * from kolleg_migrations where name = ${latest}`)
  await change(sql`delete from kolleg_migrations where name = ${latest}`)
  await change(sql`alter table semantic_cluster rename column course_id to added_later`)
  const { code, out } = await suggestHere(home, 'doctor')
  expect([code, out]).toEqual([0, expect.stringMatching(/• store +it is of an older version: the next start /)])
  expect(out).not.toMatch(/^. vectors/m)
  await change(sql`alter table semantic_cluster rename column added_later to course_id`)
  await change(sql`insert into kolleg_migrations select * from kept`)
})

test('every command reports a database from a newer version, whether or not the service runs', async () => {
  await change(sql`insert into kolleg_migrations (name, checksum) values ('9999-future.sql', '')`)
  const newer = expect.stringMatching(/✗ store +The database is newer than this program .*\n[•✗] service/)

  expect(await suggestHere(home, 'courses')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The database is newer .*\n$/),
  })
  expect(await suggestHere(home, 'doctor')).toMatchObject({ code: 1, out: newer })
  const running = await start({ ...home, EMBEDDER: 'hash', PORT: '0', LOG_LEVEL: 'silent' })
  try {
    const beside = await suggestHere({ ...home, PORT: new URL(running.address).port }, 'doctor')
    const held = expect.stringMatching(/✗ store .*Listing failed \(500\): the log of the service tells why\./)
    expect(beside).toMatchObject({ code: 1, out: testEngine === 'postgres' ? newer : held })
  } finally {
    await running.close()
  }
})
