import { Client } from 'pg'

/** The workers of the Citus cluster whose coordinator is the test server; none if that is a server of its own. */
export const workers = (): readonly string[] => (process.env['TEST_WORKERS'] ?? '').split(' ').filter(Boolean)

/** A database of this name on every machine, which the coordinator knows. */
export const joinUp = async (coordinator: string, name: string): Promise<void> => {
  const places = workers().map(worker => new URL(worker))
  const one = new URL(coordinator)
  for (const place of places) await tell(place, `create database ${name} template template0 encoding 'UTF8' locale 'C'`)
  for (const place of [one, ...places]) await tell(at(place, name), 'create extension citus')
  const nodes = places.map(({ hostname, port }) => `citus_add_node('${hostname}', ${port})`)
  const itself = `citus_set_coordinator_host('${one.hostname}', ${one.port})`
  for (const node of [itself, ...nodes]) await tell(at(one, name), `select ${node}`)
}

export const takeApart = async (name: string): Promise<void> => {
  for (const worker of workers()) await tell(new URL(worker), `drop database if exists ${name} with (force)`)
}

const at = (place: URL, name: string): URL => Object.assign(new URL(place), { pathname: `/${name}` })

const tell = async (place: URL, statement: string): Promise<void> => {
  const client = new Client({ connectionString: place.href, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
