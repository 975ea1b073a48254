import { Refusal } from '@kolleg/config'

/** A database problem that the operator can mend. */
export class DatabaseRefusal extends Refusal {
  override readonly name = 'DatabaseRefusal'
}

/** The SQLSTATE of an error from either engine, e.g. '23505' for a unique violation. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  // System error codes such as EPIPE begin with a letter that no SQLSTATE class has.
  return typeof error.code === 'string' && /^[0-9A-DF-Z][0-9A-Z]{4}$/.test(error.code) ? error.code : undefined
}
