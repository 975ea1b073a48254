import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Answer, Order, Task } from './task.ts'

const script = fileURLToPath(new URL('./child.ts', import.meta.url))
const house = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))
const code = ['apps/apply', 'packages', 'node_modules'].map(house)

/** The runtime reserves this and hardly uses it, but the kernel counts it. */
const reservedMiB = 2048

/**
 * The kernel's limit is above that of the watching thread, for memory that grows between two checks. If the whole
 * machine runs out of memory, the kernel kills this process before the service.
 */
const bounded = 'ulimit -d "$1"; echo 1000 > /proc/self/oom_score_adj; shift; exec "$@"'

/** Starts a process that can read our code and `folder`, write only there, and see none of our settings. */
export const startProcess = ({ memoryMiB }: Task, module: string, folder: string): ChildProcess => {
  const node = [
    '--permission',
    '--allow-worker',
    '--allow-addons',
    `--max-old-space-size=${memoryMiB}`,
    ...[...code, folder].map(path => `--allow-fs-read=${path}`),
    `--allow-fs-write=${folder}`,
  ]
  const isLinux = process.platform === 'linux'
  const limit = String((memoryMiB + reservedMiB) * 1024)
  return fork(script, [String(memoryMiB), module], {
    execPath: isLinux ? '/bin/sh' : process.execPath,
    execArgv: isLinux ? ['-c', bounded, 'sh', limit, process.execPath, ...node] : node,
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/**
 * How a process ended without an answer: `full` and `late` are the fault of the work; `killed` is not, for example by a
 * kernel that ran out of memory.
 */
export type End = 'full' | 'late' | 'killed'

/** The watching thread sends the first; the others mean that the process ran out of memory or crashed. */
const signalsOfWork: ReadonlySet<unknown> = new Set([
  'SIGUSR2',
  'SIGABRT',
  'SIGTRAP',
  'SIGILL',
  'SIGSEGV',
  'SIGBUS',
  'SIGFPE',
])

/** The machine cannot start another process. */
const noRoom: ReadonlySet<unknown> = new Set(['EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM'])

/** The answer of a process, or how it ended without one. */
export const ask = async (
  child: ChildProcess,
  order: Order,
  timeoutMs: number,
  gone: AbortSignal,
): Promise<Answer | End> => {
  const over = new AbortController()
  const { signal } = over
  let isLate = false
  const kill = () => void child.kill('SIGKILL')
  const timer = setTimeout(() => {
    isLate = true
    kill()
  }, timeoutMs)
  gone.addEventListener('abort', kill, { signal })
  try {
    const answered = once(child, 'message', { signal }).then(([answer]) => answer as Answer)
    const ended = once(child, 'exit', { signal }).then(([status, by]): End => {
      if (status !== null) throw new Error(`A process that reads files ended with code ${status}.`)
      if (isLate) return 'late'
      return signalsOfWork.has(by) ? 'full' : 'killed'
    })
    // If the process has ended already, the event reports it.
    child.send(order, () => {})
    return await Promise.race([answered, ended])
  } catch (error) {
    if (error instanceof Error && 'code' in error && noRoom.has(error.code)) return 'killed'
    throw error
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}
