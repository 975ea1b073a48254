import { AsyncLocalStorage } from 'node:async_hooks'

const asker = new AsyncLocalStorage<() => boolean>()

/** Nobody waits for the result any more, so the query was not sent. */
export class Unwanted extends Error {
  override readonly name = 'Unwanted'
  override readonly message = 'The caller has left.'
}

/** Runs read-only work, which ends with `Unwanted` at its next query once nobody wants the result. */
export const whileWanted = <T>(isWanted: () => boolean, work: () => T): T => {
  const outer = asker.getStore()
  return asker.run(outer ? () => outer() && isWanted() : isWanted, work)
}

export const refuseUnwanted = (): void => {
  if (asker.getStore()?.() === false) throw new Unwanted()
}
