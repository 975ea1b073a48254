import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { open } from '@kolleg/database'
import { sql } from 'kysely'
import { binaries, createPostgresServer, type PostgresServer } from './postgres-server.ts'

/** Why there is no cluster to test on. */
export const withoutCitus: string | undefined =
  binaries && existsSync(join(binaries, '..', 'lib', 'citus.so'))
    ? undefined
    : 'no Citus is installed beside PostgreSQL (citus.so); the guide says how to build it'

if (withoutCitus) console.warn(`SKIPPED the Citus cluster: ${withoutCitus}.`)

export type Cluster = {
  readonly coordinator: PostgresServer
  readonly workers: readonly PostgresServer[]
  /** Adds a worker for this database. */
  grow(name: string): Promise<void>
  /** Creates a database on every machine and returns its address. */
  database(name: string): Promise<string>
  remove(): Promise<void>
}

const settings = [
  'shared_preload_libraries=citus',
  'max_connections=300',
  'max_worker_processes=64',
  'max_prepared_transactions=300',
  'citus.node_conninfo=sslmode=disable',
  'citus.node_connection_timeout=1s',
  // A worker that comes back ends what it had prepared.
  'citus.recover_2pc_interval=1s',
  'citus.shard_count=8',
  // Shards move while they are written to.
  'wal_level=logical',
]

const tell = async (url: string, statement: string): Promise<void> => {
  const database = await open(url, { connections: 1 })
  try {
    await sql.raw(statement).execute(database.query)
  } finally {
    await database.close()
  }
}

const at = (machine: PostgresServer, name: string): string => new URL(name, machine.url).href
const node = (machine: PostgresServer): string => `'127.0.0.1', ${new URL(machine.url).port}`

const prepare = async (machine: PostgresServer, name: string): Promise<void> => {
  await tell(machine.url, `create database ${name}`)
  await tell(at(machine, name), 'create extension citus')
}

/** A coordinator with two workers on this machine. */
export const createCluster = async (): Promise<Cluster> => {
  const machines = await Promise.all([0, 1, 2].map(() => createPostgresServer(undefined, settings)))
  const [coordinator, ...workers] = machines
  if (!coordinator) throw new Error('There is no coordinator.')
  await Promise.all(machines.map(machine => machine.start()))
  return {
    coordinator,
    workers,
    database: async name => {
      for (const machine of machines) await prepare(machine, name)
      await tell(at(coordinator, name), `select citus_set_coordinator_host(${node(coordinator)})`)
      for (const worker of workers) await tell(at(coordinator, name), `select citus_add_node(${node(worker)})`)
      return at(coordinator, name)
    },
    grow: async name => {
      const machine = await createPostgresServer(undefined, settings)
      machines.push(machine)
      await machine.start()
      await prepare(machine, name)
      await tell(at(coordinator, name), `select citus_add_node(${node(machine)})`)
    },
    remove: async () => {
      await Promise.all(machines.map(machine => machine.remove()))
    },
  }
}
