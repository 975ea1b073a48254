import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '@kolleg/config'
import { type Database, DatabaseRefusal, open } from '@kolleg/database'
import { sql } from 'kysely'
import type { Config } from '../../config.ts'
import { collections, readFrom } from '../../health/collections.ts'
import type { Tables } from '../../vectors/schema.ts'
import { countStale } from '../../vectors/stale.ts'
import { migrations } from '../../vectors/store.ts'
import { reasonOf } from '../reason.ts'
import { type Finding, note, well, wrong } from './finding.ts'
import { checkLockedStore } from './locked-store.ts'

/** Checks the store without changing it; does not create an embedded store that does not exist. */
export const checkStore = async (
  config: Config,
  environment: Environment,
  model: string | undefined,
): Promise<readonly Finding[]> => {
  const directory = /^pglite:(?!:memory:)(.+)$/s.exec(config.databaseUrl)?.[1]
  if (directory && !existsSync(join(directory, 'cluster')))
    return [note('store', 'the embedded database is not there yet: the first start makes it.')]
  try {
    const database = await open<Tables>(config.databaseUrl, { connections: 1, connectTimeoutMs: 5000 })
    try {
      return await look(database, model)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof DatabaseRefusal && error.message.includes('is in use by'))
      return [await checkLockedStore(config, environment, error.message)]
    return [unusable(config, error)]
  }
}

const unusable = (config: Config, error: unknown): Finding => {
  const isAway = config.DATABASE_URL && !(error instanceof DatabaseRefusal)
  const advice = isAway ? '\nTo mend it: check DATABASE_URL and that the server runs.' : ''
  return wrong('store', `${reasonOf(error)}${advice}`)
}

const look = async (database: Database<Tables>, model: string | undefined): Promise<readonly Finding[]> => {
  const { rows } = await sql<{ version: string; ready: boolean; vector: boolean }>`
    select current_setting('server_version') as version, to_regclass('competency') is not null as ready,
      exists (select from pg_available_extensions where name = 'vector') as vector`.execute(database.query)
  const [{ version, ready, vector } = { version: '0', ready: false, vector: false }] = rows
  const engine = `${database.engine === 'pglite' ? 'embedded ' : ''}PostgreSQL ${version.split(' ')[0]}`
  if (Number.parseInt(version, 10) < 15) return [wrong('store', `${engine} is too old: 15 or newer is needed.`)]
  const pending = await database.pendingMigration(migrations)
  const kind = `${engine}, ${vector ? 'with pgvector' : 'without pgvector: vectors are kept as bytes'}`
  if (!ready) return [well('store', kind), note('store', 'it holds no tables yet: the first start makes them.')]
  // Columns that its next migration adds cannot be read yet.
  const unread = pending ? [] : await unreadOf(database)
  if (unread.length > 0) return [wrong('store', `${kind}. ${cannotBeRead(unread)}`)]
  const held = well('store', `${kind}; ${await contents(database)}`)
  if (pending) return [held, note('store', 'it is of an older version: the next start brings it up to date.')]
  return [held, ...(await staleness(database, model))]
}

/** Returns the collections that cannot be read, each with the reason. */
const unreadOf = async ({ query }: Database<Tables>): Promise<readonly string[]> => {
  const unread: string[] = []
  for (const name of collections) {
    try {
      await readFrom({ db: query }, name)
    } catch (error) {
      unread.push(`${name} (${reasonOf(error)})`)
    }
  }
  return unread
}

const cannotBeRead = (unread: readonly string[]): string =>
  `Cannot be read: ${unread.join(', ')}.\nTo mend it: give the role its rights back, or restore a backup.`

const contents = async ({ query }: Database<Tables>): Promise<string> => {
  const { rows } = await sql<{ courses: number; competencies: number; exercises: number }>`
    select (select count(distinct course_id) from competency) as courses,
      (select count(*) from competency) as competencies, (select count(*) from exercise) as exercises`.execute(query)
  const [{ courses, competencies, exercises } = { courses: 0, competencies: 0, exercises: 0 }] = rows
  return `courses: ${courses}, competencies: ${competencies}, exercises: ${exercises}`
}

const staleness = async ({ query }: Database<Tables>, model: string | undefined): Promise<readonly Finding[]> => {
  if (model === undefined) return []
  const stale = await countStale({ db: query }, model)
  if (stale === 0) return [well('vectors', `all of ${model}`)]
  return [
    note(
      'vectors',
      `${stale} are of another model: the service embeds them again, or suggest reembed does it at once.`,
    ),
  ]
}
