import { DatabaseRefusal, sqlState } from './refusal.ts'

/** The database could not do what was asked: it is away, full or overrun. The same may work later. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  readonly code: unknown
  constructor(cause: unknown) {
    const { message, code }: { readonly message?: unknown; readonly code?: unknown } = Object(cause)
    // Where a host has several addresses, the error of all of them together has no message.
    super(String(message || code), { cause })
    this.code = code
  }
}

/**
 * SQLSTATEs with which a server says that it cannot work now: no connection (08), no room, memory or connection left
 * (53), shutting down, starting or dropped (57P), trouble with its files (58), our session ended (25P03), and a standby
 * that took the primary's place but may not write yet (25006).
 */
const ofAbsence = /^(08|53|57P|58|25P03|25006)/

/** Whether an error says that the database is away, and not that it refused a statement. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseAway || error instanceof DatabaseRefusal

/** Whatever keeps us from getting a connection; what a person can mend keeps its own sentence. */
export const failedToConnect = (error: unknown): never => {
  throw error instanceof DatabaseRefusal ? error : new DatabaseAway(error)
}

/** A server answers a statement that it refuses with a SQLSTATE; without one the connection is lost. */
export const failedToAnswer = (error: unknown): never => {
  const state = sqlState(error)
  throw state === undefined || ofAbsence.test(state) ? new DatabaseAway(error) : error
}
