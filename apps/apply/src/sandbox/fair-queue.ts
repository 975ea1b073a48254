import { problem } from '../problems.ts'

export type Bounds = {
  /** How many run at a time. */
  readonly atOnce: number
  /** How much work of one person, and of all people together, may wait. */
  readonly waitingEach: number
  readonly waitingInAll: number
}

/** Whose work it is, and a signal for when they leave. */
export type Sender = { readonly person: string; readonly gone: AbortSignal }

const tooMany = 'So many files are being read that this one would have to wait too long.'
export const hasLeft = 'The caller left before the file was read.'

/**
 * Lets a few pieces of work run at once, fairly: each person runs one at a time, and people who wait take turns, however
 * much one of them sends. More than the limits allow is refused with BUSY; nothing is done for people who left.
 */
export const createFairQueue = ({ atOnce, waitingEach, waitingInAll }: Bounds) => {
  /** In order of turns: a person who had one goes to the end. */
  const lines = new Map<string, (() => void)[]>()
  const working = new Set<string>()

  const callNext = (): void => {
    if (working.size >= atOnce) return
    const [person, line] = lines.entries().find(([each]) => !working.has(each)) ?? []
    if (person === undefined) return
    const begin = line?.shift()
    lines.delete(person)
    if (line?.length) lines.set(person, line)
    working.add(person)
    begin?.()
  }

  const leave = (person: string, begin: () => void): void => {
    const line = (lines.get(person) ?? []).filter(each => each !== begin)
    if (line.length > 0) lines.set(person, line)
    else lines.delete(person)
  }

  const turn = async ({ person, gone }: Sender): Promise<void> => {
    const line = lines.get(person) ?? []
    const waiting = lines.values().reduce((sum, { length }) => sum + length, 0)
    if (line.length >= waitingEach || waiting >= waitingInAll) throw busy(tooMany)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      leave(person, resolve)
      reject(busy(hasLeft))
    }
    lines.set(person, [...line, resolve])
    gone.addEventListener('abort', giveUp, { once: true })
    callNext()
    await promise.finally(() => gone.removeEventListener('abort', giveUp))
  }

  return async <T>(sender: Sender, work: () => Promise<T>): Promise<T> => {
    if (sender.gone.aborted) throw busy(hasLeft)
    await turn(sender)
    try {
      return await work()
    } finally {
      working.delete(sender.person)
      callNext()
    }
  }
}

export const busy = (detail: string) => problem('BUSY', { detail, members: { retryAfterSeconds: 5 } })
