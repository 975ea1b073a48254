import type { Context } from '../../context.ts'
import type { Relations } from './of-course.ts'
import { quickOnes } from './quick-ones.ts'

/** Whoever saves one by one, or imports course after course, is not held up. */
export const quietMs = 250
/** The last that were saved. */
const mostCourses = 8

/** Once nothing has been saved for a moment, works out what people will look at next: the courses saved last. */
export const workAhead = (
  { store, courses }: Pick<Context, 'store' | 'courses'>,
  { workOutAhead }: Pick<Relations, 'workOutAhead'>,
): { close(): Promise<void> } => {
  let waiting: readonly number[] = []
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isClosed = false

  const workOut = async (): Promise<void> => {
    const saved = waiting
    waiting = []
    for (const courseId of await store.read(reader => quickOnes(reader, saved)))
      if (!isClosed) await workOutAhead(courseId)
  }
  const begin = () => {
    // What goes wrong here goes wrong again for whoever asks, who is told.
    running = running.then(workOut).catch(() => {})
  }
  const renewed = (courseIds: Iterable<number>) => {
    if (isClosed) return
    waiting = [...new Set([...courseIds, ...waiting])].slice(0, mostCourses)
    clearTimeout(timer)
    timer = setTimeout(begin, quietMs).unref()
  }
  courses.watch({ renewed })
  return {
    close: () => {
      isClosed = true
      clearTimeout(timer)
      return running
    },
  }
}
