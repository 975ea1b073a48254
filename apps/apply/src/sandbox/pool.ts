import type { ChildProcess } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { ask, type End, startProcess } from './process.ts'
import type { Answer, Order, Task } from './task.ts'

/** How long a process waits for the next file; starting a new one takes some tenths of a second. */
const idleMs = 60_000

type Process = { readonly child: ChildProcess; uses: number; idle?: NodeJS.Timeout }

/** The processes of one task. One that fails, or has reached its limit of uses, is not used again. */
export const createPool = (task: Task, module: string, folder: string) => {
  const all = new Set<ChildProcess>()
  const idle: Process[] = []
  let isClosed = false

  const start = async (): Promise<Process> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const child = startProcess(task, module, folder)
    all.add(child)
    child.once('exit', () => all.delete(child))
    return { child, uses: 0 }
  }

  const take = (): Process | undefined => {
    const process = idle.pop()
    clearTimeout(process?.idle)
    return process?.child.exitCode === null && process.child.signalCode === null ? process : undefined
  }

  /** An idle process must not prevent the service or a test from ending. */
  const keep = (process: Process): void => {
    process.child.unref()
    process.child.channel?.unref()
    process.idle = setTimeout(() => process.child.kill('SIGKILL'), idleMs).unref()
    idle.push(process)
  }

  const askOne = async (process: Process, order: Order, gone: AbortSignal): Promise<Answer | End> => {
    const { child } = process
    child.ref()
    child.channel?.ref()
    process.uses += 1
    let answer: Answer | End | undefined
    try {
      answer = await ask(child, order, task.timeoutMs, gone)
    } finally {
      const isSound = typeof answer === 'object' && 'output' in answer && !answer.isWorn
      if (isSound && process.uses < task.usesOfProcess) keep(process)
      else child.kill('SIGKILL')
    }
    return answer
  }

  return {
    /**
     * Tries a second process if the first was killed from outside, or ran out of memory that earlier files may have
     * used.
     */
    answerTo: async (order: Order, gone: AbortSignal): Promise<Answer | End> => {
      const first = take() ?? (await start())
      const answer = await askOne(first, order, gone)
      const mayBeInnocent = answer === 'killed' || (answer === 'full' && first.uses > 1)
      return mayBeInnocent && !gone.aborted && !isClosed ? await askOne(await start(), order, gone) : answer
    },
    close: () => {
      isClosed = true
      for (const child of all) child.kill('SIGKILL')
    },
  }
}
