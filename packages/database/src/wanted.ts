import { AsyncLocalStorage } from 'node:async_hooks'

const asker = new AsyncLocalStorage<() => boolean>()

/** Nobody waits for the outcome any more, so the database was not asked. */
export class Unwanted extends Error {
  override readonly name = 'Unwanted'
  override readonly message = 'The caller has left.'
}

/** Runs work that only reads; it ends with `Unwanted` at its next question to the database once nobody wants it. */
export const whileWanted = <T>(isWanted: () => boolean, work: () => T): T => {
  const outer = asker.getStore()
  return asker.run(outer ? () => outer() && isWanted() : isWanted, work)
}

export const refuseUnwanted = (): void => {
  if (asker.getStore()?.() === false) throw new Unwanted()
}
