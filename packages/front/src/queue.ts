export type QueueLimits = {
  /** How many work at a time. */
  readonly concurrent: number
  /** How many may wait for their turn, */
  readonly waiting: number
  /** and how long. */
  readonly patienceMs: number
}

/** A request for a turn; `decide` receives whether it was granted. */
export type Ticket = { readonly since: number; readonly decide: (isAdmitted: boolean) => void; isWorking: boolean }

export type Queue = {
  readonly enter: (ticket: Ticket) => void
  /** Ends a turn, or the wait for one. */
  readonly leave: (ticket: Ticket) => void
}

const sweepMs = 50
/** Turned away in batches, so that running work is not held up. */
const sweptAtOnce = 50

/** Admits a fixed number at a time, first come, first served. Both the length of the queue and the wait are bounded. */
export const createQueue = ({ concurrent, waiting, patienceMs }: QueueLimits): Queue => {
  const queue = new Set<Ticket>()
  let working = 0
  let sweeper: NodeJS.Timeout | undefined

  const admit = (ticket: Ticket): void => {
    working += 1
    ticket.isWorking = true
    ticket.decide(true)
  }
  const sweep = (): void => {
    const now = performance.now()
    let turnedAway = 0
    for (const ticket of queue) {
      if (now - ticket.since < patienceMs || turnedAway === sweptAtOnce) break
      turnedAway += 1
      queue.delete(ticket)
      ticket.decide(false)
    }
    if (queue.size > 0) return
    clearInterval(sweeper)
    sweeper = undefined
  }
  return {
    enter: ticket => {
      if (working < concurrent) return admit(ticket)
      if (queue.size >= waiting) return ticket.decide(false)
      queue.add(ticket)
      sweeper ??= setInterval(sweep, sweepMs).unref()
    },
    leave: ticket => {
      queue.delete(ticket)
      if (!ticket.isWorking) return
      ticket.isWorking = false
      working -= 1
      const [next] = queue
      if (next === undefined) return
      queue.delete(next)
      admit(next)
    },
  }
}
