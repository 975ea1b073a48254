/** Something done outside the database because of a change in it. It may run more than once. */
export type Effect = {
  /** Throws to be retried later. Stops on abort. */
  readonly carryOut: (id: string, signal: AbortSignal) => Promise<void>
  /** Called after the last attempt, also if the process died in it. */
  readonly giveUp: (id: string) => Promise<void>
}

export type Retries = {
  readonly times: number
  /** The first wait; each further one is about twice as long, up to the longest. */
  readonly firstWaitSeconds: number
  readonly longestWaitSeconds: number
}

/** Twelve retries in about a day. */
export const aDay: Retries = { times: 12, firstWaitSeconds: 30, longestWaitSeconds: 6 * 60 * 60 }
