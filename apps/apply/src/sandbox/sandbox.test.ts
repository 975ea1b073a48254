import { fork } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { exceeded } from './sandbox.ts'
import { openTestSandbox } from './testing/tasks.ts'

let folder: string
let sandbox: ReturnType<typeof openTestSandbox>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kolleg-sandbox-'))
  sandbox = openTestSandbox(join(folder, 'inside'))
})
afterAll(async () => {
  sandbox.close()
  await rm(folder, { recursive: true })
})

const zoe = { person: 'Zoe', gone: new AbortController().signal }
const nothing = async () => undefined as never
const pidOfWorker = () => sandbox.run('pid', zoe, nothing)

test('work runs in another process, which is used a few times and then replaced', async () => {
  const pids = [await pidOfWorker(), await pidOfWorker(), await pidOfWorker(), await pidOfWorker()]
  expect(new Set(pids).size).toBe(2)
  expect(pids).not.toContain(process.pid)
})

test.each(['loop', 'objects', 'buffers', 'inflate', 'stack'] as const)(
  'work that takes too much (%s) is ended, and the next piece is done',
  async name => {
    const before = process.memoryUsage.rss()
    expect(await sandbox.run(name, zoe, nothing)).toBe(exceeded)
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024)
    expect(await sandbox.run('wait', zoe, async () => 1)).toBe(1)
  },
)

test('failing work says why, and so does a process that breaks', async () => {
  await expect(sandbox.run('fail', zoe, async () => 'no paper')).rejects.toThrow('no paper')
  await expect(sandbox.run('crash', zoe, nothing)).rejects.toThrow('code 3')
  await expect(sandbox.run('wait', zoe, async () => Promise.reject(new Error('no file')))).rejects.toThrow('no file')
  expect(await sandbox.run('wait', zoe, async () => 1)).toBe(1)
})

test('a process reads and writes in its folder only, starts no other, and sees no settings of the service', async () => {
  process.env['A_SECRET'] = 'x'
  const [inside, outside] = [join(folder, 'inside', 'file'), join(folder, 'file')]
  await writeFile(outside, 'x')
  await pidOfWorker()
  await writeFile(inside, 'x')
  expect(await sandbox.run('rights', zoe, async () => ({ inside, outside }))).toEqual({
    readsInside: true,
    writesInside: true,
    readsOutside: false,
    writesOutside: false,
    starts: false,
    secret: null,
  })
  delete process.env['A_SECRET']
})

/** Starts work that ends when `end` exists, and returns the id of its process, other than those given. */
const linger = (name: string, sender = zoe) => {
  const [note, end] = [join(folder, 'inside', `${name}-note`), join(folder, 'inside', `${name}-end`)]
  const work = sandbox.run('linger', sender, async () => ({ note, end }))
  const pidAfter = (...before: readonly number[]): Promise<number> =>
    vi.waitFor(
      async () => {
        const pid = Number(await readFile(note, 'latin1'))
        if (pid === 0 || before.includes(pid)) throw new Error('It has not begun.')
        return pid
      },
      { timeout: 30_000 },
    )
  return { work, pidAfter, letEnd: () => writeFile(end, '') }
}

test('work stops when its sender leaves, and its place is free', async () => {
  const leaving = new AbortController()
  const { work, pidAfter } = linger('leaving', { person: 'Zoe', gone: leaving.signal })
  const outcome = work.catch((error: unknown) => error)
  await pidAfter()
  leaving.abort()
  expect(await outcome).toMatchObject({ code: 'BUSY' })
  expect(await sandbox.run('wait', zoe, async () => 1)).toBe(1)
})

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'work whose process is ended by somebody else (%s) is done again',
  async by => {
    const { work, pidAfter, letEnd } = linger(by)
    const first = await pidAfter()
    process.kill(first, by)
    const second = await pidAfter(first)
    await letEnd()
    expect(await work).toBe(second)
  },
)

test('work whose process is killed from outside twice is not to blame: its sender may retry', async () => {
  const { work, pidAfter } = linger('twice')
  const outcome = work.catch((error: unknown) => error)
  const first = await pidAfter()
  process.kill(first, 'SIGKILL')
  process.kill(await pidAfter(first), 'SIGKILL')
  expect(await outcome).toMatchObject({ code: 'BUSY', members: { retryAfterSeconds: 5 } })
  expect(await sandbox.run('wait', zoe, async () => 1)).toBe(1)
})

test('an idle process that is killed is replaced unnoticed', async () => {
  const pid = Number(await pidOfWorker())
  process.kill(pid, 'SIGKILL')
  expect(await pidOfWorker()).not.toBe(pid)
})

test('work is not refused because of memory that earlier work has used', async () => {
  expect(await sandbox.run('leave', zoe, async () => 150)).toBe(150)
  expect(await sandbox.run('leave', zoe, async () => 380)).toBe(380)
  expect(await sandbox.run('leave', zoe, async () => 700)).toBe(exceeded)
})

/** An ended process may still be listed until its status is read. */
const isRunning = async (pid: number): Promise<boolean> => {
  try {
    process.kill(pid, 0)
    return !/\) Z /.test(await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => ''))
  } catch {
    return false
  }
}

test('a service that is killed leaves no process behind, not even a stuck one', async () => {
  const note = join(folder, 'inside', 'note')
  const service = fork(new URL('./testing/service.ts', import.meta.url), [join(folder, 'inside'), note], {
    execArgv: [],
  })
  const stuck = await vi.waitFor(
    async () => Number(await readFile(note, 'latin1')) || Promise.reject(new Error('No.')),
    {
      timeout: 30_000,
    },
  )
  expect(await isRunning(stuck)).toBe(true)
  service.kill('SIGKILL')
  await vi.waitFor(async () => expect(await isRunning(stuck)).toBe(false), { timeout: 30_000 })
})
