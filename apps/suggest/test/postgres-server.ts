import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A PostgreSQL server for one test, which can be stopped and frozen. */
export type PostgresServer = {
  readonly url: string
  start(): Promise<void>
  /** Kills it with -9; waits for its sessions, which end as they notice. */
  kill(): Promise<void>
  /** Stops immediately, as in a crash: every connection breaks. */
  stop(): Promise<void>
  /** Suspends every process of the server; connections stay open and nothing answers. */
  freeze(): void
  thaw(): void
  remove(): Promise<void>
}

const debian = '/usr/lib/postgresql'

/** The programs of the newest PostgreSQL from 15 on; undefined without one. */
export const binaries = (existsSync(debian) ? readdirSync(debian) : [])
  .filter(version => Number(version) >= 15)
  .toSorted((a, b) => Number(b) - Number(a))
  .map(version => join(debian, version, 'bin'))[0]

const isRoot = process.getuid?.() === 0
const idOf = (which: string): number => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))

export const createPostgresServer = async (
  parent = tmpdir(),
  more: readonly string[] = [],
): Promise<PostgresServer> => {
  if (!binaries) throw new Error('No PostgreSQL from 15 on is installed.')
  const directory = await mkdtemp(join(parent, 'kolleg-store-'))
  // PostgreSQL refuses to run as root.
  const as = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : undefined
  if (as) chownSync(directory, as.uid, as.gid)
  const data = join(directory, 'data')
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    {
      ...as,
      cwd: directory,
      stdio: 'ignore',
    },
  )
  const port = await freePort()
  const words = ['fsync=off', 'unix_socket_directories=', `port=${port}`, 'listen_addresses=127.0.0.1', ...more]
  const settings = words.flatMap(word => ['-c', word])
  const privileges = as ? [`--reuid=${as.uid}`, `--regid=${as.gid}`, '--init-groups'] : []
  // Ends with the process that started it, even if that crashes.
  const command = [...privileges, '--pdeathsig=QUIT', join(binaries, 'postgres'), '-D', data, ...settings]
  let server: ChildProcess | undefined

  const start = async () => {
    server = spawn('setpriv', command, { cwd: directory, stdio: 'ignore' })
    const own = String(server.pid)
    const state = join(data, 'postmaster.pid')
    // The first line of the file is the server's process, the eighth its state.
    const isReady = () => {
      const lines = existsSync(state) ? readFileSync(state, 'utf8').split('\n') : []
      return lines[0] === own && lines[7]?.trim() === 'ready'
    }
    while (!isReady()) await sleep(20)
  }
  const isAlive = () => server?.exitCode === null && server.signalCode === null
  const signal = (name: NodeJS.Signals) => {
    if (!server?.pid || !isAlive()) return
    for (const pid of [server.pid, ...childrenOf(server.pid)])
      try {
        process.kill(pid, name)
      } catch {
        // A session has ended meanwhile.
      }
  }
  const stop = async () => {
    if (!server || !isAlive()) return
    const ended = once(server, 'exit')
    server.kill('SIGQUIT')
    await ended
  }
  const kill = async () => {
    if (!server?.pid || !isAlive()) return
    const sessions = childrenOf(server.pid)
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
    while (sessions.some(pid => existsSync(`/proc/${pid}`))) await sleep(20)
  }
  return {
    kill,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    remove: async () => {
      signal('SIGCONT')
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
