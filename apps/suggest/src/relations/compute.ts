import { Piscina } from 'piscina'
import type { Course } from './course.ts'

/** Reasons are only worked out for whoever asks for them. */
export type Task = { readonly course: Course; readonly isExplained: boolean }

export type Compute = { run(task: Task): Promise<Uint8Array>; close(): Promise<void> }

/** Whoever waits for the service to come up does not wait for this as well. */
const warmUpAfterMs = 1_500

/**
 * Courses are worked out in threads of their own, so that nobody else waits for them: one stays once it is there,
 * another comes while a large course keeps the first busy.
 */
export const createCompute = (): Compute => {
  let opened: Piscina<Task | null, Uint8Array> | undefined
  const threads = () =>
    (opened ??= new Piscina({
      filename: new URL('thread.ts', import.meta.url).href,
      minThreads: 1,
      maxThreads: 2,
      idleTimeout: 60_000,
    }))
  const warmUp = async (): Promise<void> => {
    // What goes wrong here goes wrong again with the first course, and is told to whoever asked for it.
    await threads()
      .run(null, { name: 'warmUp' })
      .catch(() => {})
  }
  const timer = setTimeout(() => void warmUp(), warmUpAfterMs).unref()
  return {
    run: task => threads().run(task),
    close: async () => {
      clearTimeout(timer)
      await opened?.destroy()
    },
  }
}
