import type { Log } from './log.ts'
import type { Server } from './server.ts'

const tellEveryMs = 10_000

/** Whoever connects while so many are connected is hung up on unheard; those who are connected are served as ever. */
export const boundConnections = (app: Server, most: number, log: Log): void => {
  let refused = 0
  let tellAfter = 0
  app.server.maxConnections = most
  app.server.on('drop', () => {
    refused++
    if (performance.now() < tellAfter) return
    log.warn({ refused, most }, 'too many connections: new ones are refused')
    refused = 0
    tellAfter = performance.now() + tellEveryMs
  })
}
