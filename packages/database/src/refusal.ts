import { Refusal } from '@kolleg/config'

/** Something about the database that the operator can put right. */
export class DatabaseRefusal extends Refusal {
  override readonly name = 'DatabaseRefusal'
}

/** The SQLSTATE of an error from either engine, e.g. '23505' for a unique violation. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined
}
