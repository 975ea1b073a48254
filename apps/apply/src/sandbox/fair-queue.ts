import { problem } from '../problems.ts'

export type Bounds = {
  /** How many run at a time. */
  readonly atOnce: number
  /** How much work of one person, and of all people together, may wait. */
  readonly waitingEach: number
  readonly waitingInAll: number
  /** How long it may wait; by default a minute, which proxies also wait. */
  readonly patienceMs?: number
}

/** Whose work it is, and a signal for when they leave. */
export type Sender = { readonly person: string; readonly gone: AbortSignal }

const tooMany = 'So many files are being read that this one would have to wait too long.'
export const hasLeft = 'The caller left before the file was read.'

const minuteMs = 60_000
/** How long the time that a person's work took counts against them. */
const rememberedMs = 10 * minuteMs

/**
 * Lets a few pieces of work run at once, fairly: each person runs one at a time, and people who wait take turns, however
 * much one of them sends. Those whose work took the least time lately go first, so that many people with heavy files
 * cannot hold up one with a light file. More than the limits allow, and what has waited too long, is refused with BUSY;
 * nothing is done for people who left.
 */
export const createFairQueue = ({ atOnce, waitingEach, waitingInAll, patienceMs = minuteMs }: Bounds) => {
  /** In order of turns: a person who had one goes to the end. */
  const lines = new Map<string, (() => void)[]>()
  const working = new Set<string>()
  const spent = new Map<string, { readonly ms: number; readonly at: number }>()

  /** In whole seconds, so that people with quick files take turns. */
  const secondsOf = (person: string): number => Math.floor((spent.get(person)?.ms ?? 0) / 1000)

  const charge = (person: string, since: number): void => {
    const now = performance.now()
    for (const [each, { at }] of spent) if (now - at > rememberedMs) spent.delete(each)
    spent.set(person, { ms: (spent.get(person)?.ms ?? 0) + now - since, at: now })
  }

  const callNext = (): void => {
    if (working.size >= atOnce) return
    const idle = [...lines.keys()].filter(each => !working.has(each))
    const least = Math.min(...idle.map(secondsOf))
    const person = idle.find(each => secondsOf(each) === least)
    if (person === undefined) return
    const line = lines.get(person)
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
    const giveUp = (reason: string) => {
      leave(person, resolve)
      reject(busy(reason))
    }
    const leaves = () => giveUp(hasLeft)
    const timer = setTimeout(giveUp, patienceMs, tooMany)
    lines.set(person, [...line, resolve])
    gone.addEventListener('abort', leaves, { once: true })
    callNext()
    await promise.finally(() => {
      clearTimeout(timer)
      gone.removeEventListener('abort', leaves)
    })
  }

  return async <T>(sender: Sender, work: () => Promise<T>): Promise<T> => {
    if (sender.gone.aborted) throw busy(hasLeft)
    await turn(sender)
    const since = performance.now()
    try {
      return await work()
    } finally {
      working.delete(sender.person)
      charge(sender.person, since)
      callNext()
    }
  }
}

export const busy = (detail: string) => problem('BUSY', { detail, members: { retryAfterSeconds: 5 } })
