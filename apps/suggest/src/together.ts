let turn: Promise<void> | undefined

/**
 * Waits until whatever arrived with this turn of the event loop is read, so that it goes on step by step together and
 * its replies leave side by side. Under load that is a fifth less work a request; alone nobody waits.
 */
export const together = (): Promise<void> => {
  turn ??= new Promise(resolve => {
    setImmediate(() => {
      turn = undefined
      resolve()
    })
  })
  return turn
}

const waitMs = 250
let wait: Promise<void> | undefined

/**
 * Waits for work that those who share it end together, so that what they ask next they ask together, but not so long
 * that a database that is away could no longer be told of in time.
 */
export const after = (work: Promise<unknown>): Promise<unknown> => {
  wait ??= new Promise(resolve => {
    setTimeout(() => {
      wait = undefined
      resolve()
    }, waitMs).unref()
  })
  return Promise.race([work, wait])
}
