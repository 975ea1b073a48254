import { problem } from '../problems.ts'

type Bounds = { readonly atOnce: number; readonly waiting: number }

/** Lets so many work at once and so many wait; whoever comes then is asked to come back. */
export const createTurns = ({ atOnce, waiting }: Bounds) => {
  let working = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (working < atOnce) working += 1
    else {
      if (queue.length >= waiting) throw problem('RATE_LIMITED', { members: { retryAfterSeconds: 5 } })
      await new Promise<void>(resolve => queue.push(resolve))
    }
    try {
      return await work()
    } finally {
      // The place is handed on, not freed, so that nobody slips in between.
      const next = queue.shift()
      if (next) next()
      else working -= 1
    }
  }
}
