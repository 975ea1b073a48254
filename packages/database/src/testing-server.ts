import { createHash, randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { open } from './open.ts'
import { joinUp, takeApart, workers } from './testing-cluster.ts'

const plain = `template0 encoding 'UTF8' locale 'C'`

/** Creates an empty database, or a copy of the template. */
export async function onServer(template = plain) {
  const name = `kolleg_test_${randomBytes(8).toString('hex')}`
  await tellServer(`create database ${name} template ${template}`)
  if (workers().length > 0) await joinUp(serverAddress(), name)
  const remove = async () => {
    await tellServer(`drop database if exists ${name} with (force)`)
    await takeApart(name)
  }
  return { url: addressOf(name), remove }
}

const templatesOf = (run: number) => `kolleg_template_${run}_`

/** Copying is faster than migrating, so the test files of one run share a template. */
export function templateAfter(migrations: URL): Promise<string> {
  const name = `${templatesOf(process.ppid)}${createHash('sha256').update(migrations.href).digest('hex').slice(0, 8)}`
  return atServer(async client => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    await client.query(`drop database if exists ${name}_begun`)
    await client.query(`create database ${name}_begun template ${plain}`)
    const database = await open(addressOf(`${name}_begun`))
    try {
      await database.migrate(migrations)
    } finally {
      await database.close()
    }
    await client.query(`alter database ${name}_begun rename to ${name}`)
    return name
  })
}

/** How many sessions of this database wait for a lock. */
export const waitingAt = (url: string): Promise<number> =>
  atServer(async client => {
    const { rows } = await client.query<{ waiting: number }>(
      "select count(*)::int as waiting from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'",
      [new URL(url).pathname.slice(1)],
    )
    return rows[0]?.waiting ?? 0
  })

const dropTemplates = (): Promise<void> =>
  atServer(async client => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [templatesOf(process.pid)],
    )
    for (const { name } of rows) await client.query(`drop database if exists ${name}`)
  })

const serverAddress = (): string => {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) throw new Error('ENGINE=postgres needs TEST_DATABASE_URL: a server where databases may be created.')
  return server
}

const addressOf = (name: string): string => Object.assign(new URL(serverAddress()), { pathname: `/${name}` }).href

const tellServer = (statement: string): Promise<void> =>
  atServer(async client => {
    await client.query(statement)
  })

async function atServer<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: serverAddress(), connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Vitest's global set-up. */
export default (): typeof dropTemplates => dropTemplates
