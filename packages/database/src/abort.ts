import { AsyncLocalStorage } from 'node:async_hooks'

const asker = new AsyncLocalStorage<() => boolean>()

/** Nobody waits for the result any more, so the query was not sent. */
export class Aborted extends Error {
  override readonly name = 'Aborted'
  override readonly message = 'The caller has left.'
}

/** Runs read-only work, which ends with `Aborted` at its next query once nobody wants the result. */
export const runAbortable = <T>(isWanted: () => boolean, work: () => T): T => {
  const outer = asker.getStore()
  return asker.run(outer ? () => outer() && isWanted() : isWanted, work)
}

export const throwIfAborted = (): void => {
  if (asker.getStore()?.() === false) throw new Aborted()
}
