import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Answer, Order, TaskTable } from './task.ts'

/** The process in which untrusted files are read. It carries out orders in turn and ends with the service. */
const [memory, module = ''] = process.argv.slice(2)
const memoryMiB = Number(memory)
const watch = new Worker(new URL('./watch.ts', import.meta.url), { workerData: { memoryMiB, everyMs: 10 } })
const watching = once(watch, 'message')
const loading = import(module) as Promise<{ readonly tasks: TaskTable }>

const answerTo = async ({ task, input }: Order): Promise<Answer> => {
  const outcome = await attempt(task, input)
  // A new process frees the memory of a large file sooner.
  return { ...outcome, isWorn: process.memoryUsage.rss() > (memoryMiB / 2) * 1024 * 1024 }
}

const attempt = async (task: string, input: unknown) => {
  try {
    const { tasks } = await loading
    const work = await tasks[task]?.load()
    if (work === undefined) throw new Error(`There is no task ${task}.`)
    return { output: await work(input as never) }
  } catch (error) {
    // An array or the stack could not grow any further.
    if (error instanceof RangeError) return { exceeded: true as const }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.on('disconnect', () => process.exit())
process.on('message', (order: Order) => {
  void watching.then(() => answerTo(order)).then(answer => process.send?.(answer))
})
