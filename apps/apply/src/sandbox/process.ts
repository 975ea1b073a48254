import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Answer, Order, Task } from './task.ts'

const script = fileURLToPath(new URL('./child.ts', import.meta.url))
const house = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))
const code = ['apps/apply', 'packages', 'node_modules'].map(house)

/** What the runtime reserves and hardly touches; the kernel counts it as data. */
const reservedMiB = 2048

/**
 * The kernel's own bound lies above that of the watching thread, for memory that grows faster than it looks; and where
 * the whole machine runs out, the kernel ends this process before the service.
 */
const bounded = 'ulimit -d "$1"; echo 1000 > /proc/self/oom_score_adj; shift; exec "$@"'

/** Starts a process that reads our code and `folder`, writes there only, and knows none of our settings. */
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

/** The answer of a process; undefined when it ended without one, by its bounds or because nobody waits any more. */
export const ask = async (
  child: ChildProcess,
  order: Order,
  timeoutMs: number,
  gone: AbortSignal,
): Promise<Answer | undefined> => {
  const over = new AbortController()
  const { signal } = over
  const kill = () => void child.kill('SIGKILL')
  const timer = setTimeout(kill, timeoutMs)
  gone.addEventListener('abort', kill, { signal })
  try {
    const answered = once(child, 'message', { signal })
    const ended = once(child, 'exit', { signal }).then(([status]) => {
      if (status !== null) throw new Error(`A process that reads files ended with code ${status}.`)
      return []
    })
    child.send(order)
    const [answer] = await Promise.race([answered, ended])
    return answer as Answer | undefined
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}
