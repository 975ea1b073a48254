import { Piscina } from 'piscina'
import type { Course } from '../course.ts'

/** Reasons are only worked out for whoever asks for them. */
export type Task = { readonly course: Course; readonly isExplained: boolean }

export type Compute = { run(task: Task): Promise<Uint8Array>; warmUp(): Promise<unknown>; close(): Promise<void> }

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
  return {
    run: task => threads().run(task),
    warmUp: () => threads().run(null, { name: 'warmUp' }),
    close: async () => opened?.destroy(),
  }
}
