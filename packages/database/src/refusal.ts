import { Refusal } from '@kolleg/config'

/** Something about the database that the operator can put right. */
export class DatabaseRefusal extends Refusal {
  override readonly name = 'DatabaseRefusal'
}

/** The SQLSTATE of an error from either engine, e.g. '23505' for a unique violation. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  // The system's own names, such as EPIPE, begin with a letter that no class of SQLSTATEs has.
  return typeof error.code === 'string' && /^[0-9A-DF-Z][0-9A-Z]{4}$/.test(error.code) ? error.code : undefined
}
