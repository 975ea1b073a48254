import type { Bounds } from './fair-queue.ts'

/** One kind of work on untrusted files. */
export type Task = Bounds & {
  /** Returns the function that does it; its input and output are sent between processes. */
  readonly load: () => Promise<(input: never) => Promise<unknown>>
  readonly timeoutMs: number
  /** The memory limit of its process, buffers included. */
  readonly memoryMiB: number
  /** After this many uses a process is replaced. */
  readonly usesOfProcess: number
}

export type TaskTable = Readonly<Record<string, Task>>

type Work<T extends Task> = Awaited<ReturnType<T['load']>>
export type InputOf<T extends Task> = Parameters<Work<T>>[0]
export type OutputOf<T extends Task> = Awaited<ReturnType<Work<T>>>

/** The request to a process, and its answer. */
export type Order = { readonly task: string; readonly input: unknown }
export type Answer = ({ readonly output: unknown } | { readonly failure: string } | { readonly exceeded: true }) & {
  readonly isWorn: boolean
}
