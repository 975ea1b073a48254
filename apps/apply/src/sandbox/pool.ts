import type { ChildProcess } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { ask, startProcess } from './process.ts'
import type { Answer, Order, Task } from './task.ts'

/** How long a process waits for the next file: the first one after that takes some tenths of a second more. */
const idleMs = 60_000

type Process = { readonly child: ChildProcess; uses: number; idle?: NodeJS.Timeout }

/** The processes of one task. One that fails, or has done its share, is not used again. */
export const createPool = (task: Task, module: string, folder: string) => {
  const all = new Set<ChildProcess>()
  const idle: Process[] = []

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

  /** It keeps neither the service nor a test from ending. */
  const keep = (process: Process): void => {
    process.child.unref()
    process.child.channel?.unref()
    process.idle = setTimeout(() => process.child.kill('SIGKILL'), idleMs).unref()
    idle.push(process)
  }

  return {
    /** Undefined when the process ended on the way. */
    answerTo: async (order: Order, gone: AbortSignal): Promise<Answer | undefined> => {
      const process = take() ?? (await start())
      const { child } = process
      child.ref()
      child.channel?.ref()
      process.uses += 1
      let answer: Answer | undefined
      try {
        answer = await ask(child, order, task.timeoutMs, gone)
      } finally {
        const isSound = answer !== undefined && 'output' in answer && !answer.isWorn
        if (isSound && process.uses < task.usesOfProcess) keep(process)
        else child.kill('SIGKILL')
      }
      return answer
    },
    close: () => {
      for (const child of all) child.kill('SIGKILL')
    },
  }
}
