// A PostgreSQL primary with a streaming replica. A primary that ends is restarted, as by a service manager.
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, openWorkbench, startOn } from './workbench.mjs'

/** Debian's newest installed version. */
const findBinaries = () => {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .map(Number)
        .filter(version => version >= 15)
    : []
  const newest = join(debian, String(Math.max(...versions)), 'bin')
  return existsSync(join(newest, 'postgres')) ? newest : undefined
}

export const packages = findBinaries() ? [] : ['postgresql']

export const start = () =>
  startOn(openWorkbench('replica', 'postgres'), async bench => {
    const binaries = findBinaries()
    const [primary, replica] = [join(bench.folder, 'primary'), join(bench.folder, 'replica')]
    const [primaryPort, replicaPort] = [await freePort(), await freePort()]
    const password = randomBytes(12).toString('hex')
    const urlOf = port => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    const serve = async (folder, port) => {
      const words = [join(binaries, 'postgres'), '-D', folder, '-p', String(port)]
      const child = bench.run(words, { signal: 'INT', again: folder === primary })
      const probe = [join(binaries, 'pg_isready'), '-q', '-d', urlOf(port)]
      await bench.until(
        () =>
          bench.exec(probe).then(
            () => true,
            () => false,
          ),
        { child, what: `PostgreSQL in ${folder}` },
      )
    }

    await bench.exec(['tee', 'password'], { input: password })
    const safely = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', 'password', '--no-sync']
    await bench.exec([join(binaries, 'initdb'), '-D', primary, '-E', 'UTF8', '--locale=C', ...safely])
    writeFileSync(join(primary, 'postgresql.auto.conf'), settings)
    await serve(primary, primaryPort)
    const copying = ['-R', '-C', '-S', 'replica', '-X', 'stream', '-c', 'fast', '--no-sync']
    await bench.exec([join(binaries, 'pg_basebackup'), '-d', urlOf(primaryPort), '-D', replica, ...copying])
    await serve(replica, replicaPort)

    return { PRIMARY_URL: urlOf(primaryPort), REPLICA_URL: urlOf(replicaPort) }
  })

/** A commit waits for the primary only, unless the transaction sets synchronous_commit = remote_apply. */
const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
wal_level = replica
hot_standby = on
synchronous_standby_names = '*'
synchronous_commit = local
wal_retrieve_retry_interval = '500ms'
`
