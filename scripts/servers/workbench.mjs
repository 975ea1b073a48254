// A temporary folder and processes for one server of the long suite; closing it leaves nothing behind.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export const isRoot = process.getuid?.() === 0

/** As root, `user` owns the folder and the processes; otherwise the caller does. */
export const openWorkbench = (name, user) => {
  const folder = mkdtempSync(join(tmpdir(), `kolleg-${name}-`))
  const owner = isRoot && user ? { user, uid: idOf(user, '-u'), gid: idOf(user, '-g') } : undefined
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const children = new Set()
  const sweeper = sweepAfterUs(folder)
  let closing = false

  /** Starts a process that ends with this one, even if this one is killed; `again` restarts it whenever it ends. */
  const run = (words, { again = false, signal = 'TERM' } = {}) => {
    const log = openSync(join(folder, `${name}.log`), 'a')
    const child = spawn('setpriv', [...asOwner(owner), `--pdeathsig=${signal}`, ...words], {
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', log, log],
      detached: true,
    })
    closeSync(log)
    child.stopSignal = `SIG${signal}`
    child.once('error', () => {})
    child.once('exit', () => {
      children.delete(child)
      if (again && !closing) run(words, { again, signal })
    })
    children.add(child)
    return child
  }

  /** Runs a command as the owner and returns its output. */
  const exec = async (words, { input } = {}) => {
    const [command, ...rest] = owner ? ['setpriv', ...asOwner(owner), ...words] : words
    const stdio = [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe']
    const child = spawn(command, rest, { cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' }, stdio })
    let said = ''
    child.stdout.on('data', text => (said += text))
    child.stderr.on('data', text => (said += text))
    child.stdin?.end(input)
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`${words.slice(0, 3).join(' ')} … ended with ${code}:\n${said.slice(-2000)}`)
    return said
  }

  /** Waits until `isReady` returns something true; fails with the log if a process ends or the wait is too long. */
  const until = async (isReady, { child, what, timeoutMs = 60_000 }) => {
    for (const end = Date.now() + timeoutMs; ; await pause(50)) {
      const answer = await isReady()
      if (answer) return answer
      const ended = child && (child.exitCode !== null || child.signalCode !== null)
      if (ended || Date.now() > end)
        throw new Error(`${what}: not ready${ended ? ', it ended' : ''}. ${lastWords(name, folder)}`)
    }
  }

  const close = async () => {
    closing = true
    await Promise.all([...children].map(end))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    sweeper.kill('SIGKILL')
  }

  return { folder, owner, run, exec, until, close }
}

/** Starts on a workbench and closes it if the start fails. */
export const startOn = async (bench, work) => {
  try {
    return { env: await work(bench), stop: bench.close }
  } catch (error) {
    await bench.close()
    throw error
  }
}

export const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

export const isAnswering = url =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

const idOf = (user, which) => {
  const { status, stdout } = spawnSync('id', [which, user], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`This machine has no user «${user}».`)
  return Number(stdout)
}

/** Waits for our pipe to close: if we are killed, the processes end with their parent and this removes the folder. */
const sweepAfterUs = folder => {
  const script = 'read -r _; sleep 3; rm -rf -- "$0"'
  const sweeper = spawn('sh', ['-c', script, folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  sweeper.unref()
  sweeper.stdin.unref()
  return sweeper
}

const asOwner = owner => (owner ? [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--init-groups'] : [])

const end = async child => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(child.stopSignal)
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(late)
}

const lastWords = (name, folder) => {
  const log = join(folder, `${name}.log`)
  return existsSync(log) ? `Its last words:\n${readFileSync(log, 'utf8').split('\n').slice(-20).join('\n')}` : ''
}
