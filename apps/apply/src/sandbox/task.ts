import type { Bounds } from './fair-queue.ts'

/** One kind of work on files of strangers. */
export type Task = Bounds & {
  /** Gives the function that does it; its input and output travel between processes. */
  readonly load: () => Promise<(input: never) => Promise<unknown>>
  readonly timeoutMs: number
  /** What its process may hold in memory, buffers included. */
  readonly memoryMiB: number
  /** After as many pieces of work a process makes room for a new one. */
  readonly usesOfProcess: number
}

export type TaskTable = Readonly<Record<string, Task>>

type Work<T extends Task> = Awaited<ReturnType<T['load']>>
export type InputOf<T extends Task> = Parameters<Work<T>>[0]
export type OutputOf<T extends Task> = Awaited<ReturnType<Work<T>>>

/** What a process is asked to do, and what it answers. */
export type Order = { readonly task: string; readonly input: unknown }
export type Answer = ({ readonly output: unknown } | { readonly failure: string } | { readonly exceeded: true }) & {
  readonly isWorn: boolean
}
