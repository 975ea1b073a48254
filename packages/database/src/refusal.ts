/** Something the operator can put right; the message is one sentence that says what to do. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal'
}

/** The SQLSTATE of an error from either engine, e.g. '23505' for a unique violation. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined
}
