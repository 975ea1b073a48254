import { DatabaseRefusal, sqlState } from './refusal.ts'

/** The database is unreachable, full or overloaded. A retry may succeed. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly code: unknown
  constructor(cause: unknown) {
    const { message, code }: { readonly message?: unknown; readonly code?: unknown } = Object(cause)
    // Where a host has several addresses, the combined error has no message.
    super(String(message || code), { cause })
    this.code = code
  }
}

/**
 * SQLSTATEs of a server that cannot work now: no connection (08), no room, memory or connection left (53), shutting
 * down, starting or dropped (57P), trouble with its files (58), session ended (25P03), and a standby that replaced the
 * primary but may not write yet (25006).
 */
const unavailableStates = /^(08|53|57P|58|25P03|25006)/

/** Whether the database cannot be used at all now, rather than having rejected one statement. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || error instanceof DatabaseRefusal

/** Wraps any failure to connect, except refusals that carry their own advice. */
export const failedToConnect = (error: unknown): never => {
  throw error instanceof DatabaseRefusal ? error : new DatabaseUnavailable(error)
}

/** A rejected statement has a SQLSTATE; without one the connection is lost. */
export const failedToAnswer = (error: unknown): never => {
  const state = sqlState(error)
  throw state === undefined || unavailableStates.test(state) ? new DatabaseUnavailable(error) : error
}
