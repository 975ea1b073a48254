import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { open } from '@kolleg/database'
import { testDatabase } from '@kolleg/database/testing'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Tables } from '../vectors/schema.ts'
import { suggest } from './testing/begin.ts'
import { courses } from './testing/place.ts'

const folder = mkdtempSync(join(tmpdir(), 'kolleg-command-line-'))
const server = process.env['ENGINE'] === 'postgres' ? await testDatabase<Tables>() : undefined
const home = { DATA_DIR: folder, DATABASE_URL: server?.url ?? `pglite:${join(folder, 'database')}` }
afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true })
})

test('a change of model is made good by reembed, once', async () => {
  expect(await suggest(home, 'import', courses)).toMatchObject({ code: 0 })
  const database = await open<Tables>(home.DATABASE_URL)
  await sql`update competency set model = 'another@1'`.execute(database.query)
  await database.close()

  expect((await suggest(home, 'doctor')).out).toContain('378 are of another model')
  expect(await suggest(home, 'reembed')).toMatchObject({ code: 0, out: expect.stringMatching(/^Embedded 378 texts/) })
  expect((await suggest(home, 'reembed')).out).toMatch(/^Nothing to do/)
  expect(await suggest(home, 'doctor')).toMatchObject({ code: 0, out: expect.stringContaining('✓ vectors') })
})
