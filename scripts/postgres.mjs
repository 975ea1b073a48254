// A private PostgreSQL for tests on a free loopback port, in a temporary directory that is removed afterwards.
// node scripts/postgres.mjs -- <command…> runs the command with TEST_DATABASE_URL set.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const oldest = 15
const here = fileURLToPath(import.meta.url)
const isRoot = process.getuid?.() === 0

/** `{ url, stop() }`, or `{ skipped }` with the reason. */
export async function privatePostgres({ mayInstall = false, log = () => {} } = {}) {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
  if (!findBinaries()) {
    const obstacle = obstacleToInstalling(mayInstall)
    if (obstacle) return { skipped: `no PostgreSQL ${oldest} or newer is installed, and ${obstacle}` }
    install(log)
  }
  const binaries = findBinaries()
  if (!binaries) return { skipped: `the package postgresql of this Debian is older than ${oldest}` }
  return startGuarded(binaries)
}

/** The newest installed PostgreSQL, if it is new enough. */
function findBinaries() {
  const debian = '/usr/lib/postgresql'
  const places = [
    ...(existsSync(debian) ? readdirSync(debian).map(version => join(debian, version, 'bin')) : []),
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
  ]
  return places
    .filter(place => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')))
    .map(place => ({ place, version: versionOf(place) }))
    .filter(({ version }) => version >= oldest)
    .toSorted((one, other) => other.version - one.version)[0]?.place
}

function versionOf(place) {
  const { stdout } = spawnSync(join(place, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}

function obstacleToInstalling(mayInstall) {
  if (!mayInstall) return 'installing packages was not allowed (INSTALL_PACKAGES=1 allows it)'
  if (!isRoot) return 'only root can install it'
  if (!existsSync('/etc/debian_version')) return 'this is not a Debian system'
  return undefined
}

const apt = (...words) =>
  execFileSync('apt-get', words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })

function install(log) {
  log('Installing the package postgresql, without a cluster of its own …')
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'postgresql-common')
  const settings = '/etc/postgresql-common/createcluster.conf'
  const before = existsSync(settings) ? readFileSync(settings, 'utf8') : ''
  writeFileSync(settings, `${before.replaceAll(/^#?\s*create_main_cluster.*$/gm, '')}\ncreate_main_cluster = false\n`)
  apt('install', '-y', '--no-install-recommends', 'postgresql')
}

/**
 * The guard is a process that lives as long as its pipe to us: however we end, the pipe closes, and the guard stops the
 * server and removes the directory.
 */
async function startGuarded(binaries) {
  const guard = spawn(process.execPath, [here, '--guard', binaries], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  })
  const ended = once(guard, 'exit')
  const answer = await Promise.race([once(guard.stdout, 'data'), ended.then(() => undefined)])
  if (!answer) throw new Error('The private PostgreSQL did not start; its reason is above.')
  for (const handle of [guard, guard.stdin, guard.stdout]) handle.unref()
  const stop = async () => {
    guard.ref()
    guard.stdin.end()
    await ended
  }
  return { url: String(answer[0]).trim(), stop }
}

async function keepServer(binaries) {
  // The parent handles terminal signals; the guard ends with it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
  const orphaned = once(process.stdin.resume(), 'close')
  const account = isRoot ? unprivileged() : {}
  const directory = mkdtempSync(join(tmpdir(), 'kolleg-postgres-'))
  let server
  try {
    if (isRoot) chownSync(directory, account.uid, account.gid)
    const password = randomBytes(16).toString('hex')
    const as = { ...account, cwd: directory, env: { PATH: process.env.PATH, HOME: directory, LC_ALL: 'C' } }
    initialise(binaries, directory, password, as)
    const started = await serve(binaries, directory, as)
    server = started.server
    process.stdout.write(`postgres://postgres:${password}@127.0.0.1:${started.port}/postgres\n`)
    await Promise.race([orphaned, once(server, 'exit')])
  } finally {
    await end(server)
    rmSync(directory, { recursive: true, force: true })
  }
}

/** PostgreSQL refuses to run as root. */
function unprivileged() {
  for (const name of ['postgres', 'nobody']) {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find(one => one.startsWith(`${name}:`))
    const [, , uid, gid] = line?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('There is no user postgres or nobody to run the server as.')
}

function initialise(binaries, directory, password, as) {
  const passwordFile = join(directory, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (as.uid !== undefined) chownSync(passwordFile, as.uid, as.gid)
  const words = [
    '-D',
    'data',
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    '--pwfile',
    'password',
    '-E',
    'UTF8',
    '--no-sync',
  ]
  execFileSync(join(binaries, 'initdb'), [...words, '--locale=C'], { ...as, stdio: ['ignore', 'ignore', 'inherit'] })
  rmSync(passwordFile)
}

/** Another process may take the free port first, so it tries a few. */
async function serve(binaries, directory, as) {
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200', 'unix_socket_directories=']
  for (let attempt = 1; attempt <= 5; attempt++) {
    const port = await freePort()
    const words = [...settings, `port=${port}`, 'listen_addresses=127.0.0.1'].flatMap(setting => ['-c', setting])
    const log = []
    const server = spawn(join(binaries, 'postgres'), ['-D', 'data', ...words], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server.stderr.on('data', chunk => log.length < 200 && log.push(chunk))
    if (await ready(server, join(directory, 'data', 'postmaster.pid'))) return { server, port }
    await end(server)
    if (attempt === 5) process.stderr.write(Buffer.concat(log))
  }
  throw new Error('The private PostgreSQL did not start.')
}

async function ready(server, pidFile) {
  for (let waitedMs = 0; waitedMs < 30_000 && server.exitCode === null; waitedMs += 20) {
    // The eighth line is the server's state.
    if (existsSync(pidFile) && readFileSync(pidFile, 'utf8').split('\n')[7]?.trim() === 'ready') return true
    await sleep(20)
  }
  return false
}

async function end(server) {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  // Immediate shutdown: nobody needs the data any more.
  server.kill('SIGQUIT')
  await ended
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  await new Promise(resolve => probe.close(resolve))
  return port
}

async function runWith(command) {
  const postgres = await privatePostgres({ mayInstall: process.env.INSTALL_PACKAGES === '1', log: console.log })
  if (postgres.skipped) {
    console.error(`Not run: ${postgres.skipped}.`)
    return 1
  }
  try {
    const env = { ...process.env, TEST_DATABASE_URL: postgres.url }
    const child = spawn(command[0], command.slice(1), { stdio: 'inherit', env })
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
    const [code] = await once(child, 'exit')
    return code ?? 1
  } finally {
    await postgres.stop()
  }
}

if (process.argv[1] === here) {
  const [mode, ...words] = process.argv.slice(2)
  if (mode === '--guard') await keepServer(words[0])
  else if (mode === '--' && words.length > 0) process.exitCode = await runWith(words)
  else {
    console.error('Usage: node scripts/postgres.mjs -- <command…>')
    process.exitCode = 2
  }
}
