import { busy, createFairQueue, hasLeft, type Sender } from './fair-queue.ts'
import { inTime } from './in-time.ts'
import { createPool } from './pool.ts'
import type { InputOf, OutputOf, TaskTable } from './task.ts'

/** The work exceeded its memory or time, and its process was killed. */
export const exceeded = Symbol('exceeded')

const wasKilled = 'The program that reads files was ended before it was done. Please try again.'

export type Sandbox<Table extends TaskTable> = {
  /** `prepare` runs when the work has its turn. Files are read and written in the sandbox's folder. */
  readonly run: <Name extends keyof Table & string>(
    name: Name,
    sender: Sender,
    prepare: () => Promise<InputOf<Table[Name]>>,
  ) => Promise<OutputOf<Table[Name]> | typeof exceeded>
  readonly close: () => void
}

type Options<Table> = {
  readonly tasks: Table
  /** The module that exports these as `tasks`. */
  readonly module: string
  readonly folder: string
}

/** Runs tasks in processes with limits; every person gets a fair share. */
export const createSandbox = <Table extends TaskTable>({ tasks, module, folder }: Options<Table>): Sandbox<Table> => {
  const benches = new Map(
    Object.entries(tasks).map(([name, task]) => {
      const { timeoutMs } = task
      return [name, { timeoutMs, inTurn: createFairQueue(task), pool: createPool(task, module, folder) }]
    }),
  )
  return {
    run: async (name, sender, prepare) => {
      const bench = benches.get(name)
      if (bench === undefined) throw new Error(`There is no task ${name}.`)
      return await bench.inTurn(sender, async () => {
        const input = await inTime(prepare(), bench.timeoutMs)
        const answer = await bench.pool.answerTo({ task: name, input }, sender.gone)
        if (sender.gone.aborted) throw busy(hasLeft)
        if (answer === 'killed') throw busy(wasKilled)
        if (typeof answer === 'string' || 'exceeded' in answer) return exceeded
        if ('failure' in answer) throw new Error(answer.failure)
        return answer.output as OutputOf<Table[typeof name]>
      })
    },
    close: () => {
      for (const { pool } of benches.values()) pool.close()
    },
  }
}
