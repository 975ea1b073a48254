import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { open } from '@kolleg/database'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'

// Each test starts two new services.
vi.setConfig({ testTimeout: 300_000 })

const root = fileURLToPath(new URL('..', import.meta.url))
const key = 'a-key-for-this-test-alone'

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** Both services as `npm start` starts them, in a process group of their own, as in a terminal. */
const npmStart = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kolleg-start-'))
  const [apply, suggest] = [await freePort(), await freePort()]
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: '',
      DATA_DIR: folder,
      APPLY_PORT: String(apply),
      SUGGEST_PORT: String(suggest),
      API_KEYS: JSON.stringify([key]),
      EMBEDDER: 'hash',
      DEMO: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const ended = once(npm, 'exit').then(([code]): unknown => code)
  const { pid = 0 } = npm
  onTestFinished(async () => {
    for (const left of startedWith(folder)) process.kill(left, 'SIGKILL')
    await rm(folder, { recursive: true })
  })
  let said = ''
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', part => {
      said += String(part)
      if (said.includes('Kolleg is running')) resolve()
    })
  await Promise.race([ready, ended.then(() => Promise.reject(new Error(said)))])
  return { pid, folder, ended, suggest: `http://127.0.0.1:${suggest}` }
}

/** Every process with this data directory in its environment; works on Linux only. */
const startedWith = (folder: string): number[] =>
  (existsSync('/proc/self/environ') ? readdirSync('/proc') : []).map(Number).filter(pid => {
    if (!(pid > 0)) return false
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${folder}`)
    } catch {
      // It has just ended, or belongs to somebody else.
      return false
    }
  })

/** Saves competencies until the service stops answering; returns the acknowledged ones. */
const saveUntilTheEnd = async (address: string, begun: () => void): Promise<number[]> => {
  const saved: number[] = []
  for (let id = 1; ; id++) {
    const competencies = [{ id, title: `Title ${id}`, description: `Text ${id}`, course_id: 1 }]
    const reply = await fetch(`${address}/api/v1/competency/save`, {
      method: 'POST',
      headers: { authorization: key, 'content-type': 'application/json' },
      body: JSON.stringify({ operation_type: 'UPDATE', competencies }),
    }).catch(() => undefined)
    if (!reply) return saved
    expect(reply.status).toBe(200)
    saved.push(id)
    begun()
  }
}

const storedIn = async (folder: string): Promise<number[]> => {
  const database = await open(`pglite:${join(folder, 'suggest', 'database')}`)
  const { rows } = await sql<{ id: number }>`select id::integer from competency order by id`.execute(database.query)
  await database.close()
  return rows.map(({ id }) => id)
}

test.each([
  ['kill -INT of npm', ['SIGINT'], 'npm'],
  ['kill -TERM of npm', ['SIGTERM'], 'npm'],
  ['Ctrl-C in a terminal, pressed twice', ['SIGINT', 'SIGINT'], 'everyone'],
  ['a service manager’s SIGTERM to everyone', ['SIGTERM'], 'everyone'],
] as const)('%s ends npm start with both services; what was saved is kept', async (_, signals, whom) => {
  const { pid, folder, ended, suggest } = await npmStart()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const saving = saveUntilTheEnd(suggest, begin)
  await begun
  for (const signal of signals) {
    process.kill(whom === 'npm' ? pid : -pid, signal)
    await pause(50)
  }
  expect(await ended).toBe(0)
  expect(startedWith(folder)).toEqual([])
  // A competency whose connection broke may have been saved too.
  expect(await storedIn(folder)).toEqual(expect.arrayContaining(await saving))
})
