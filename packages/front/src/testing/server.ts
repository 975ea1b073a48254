import { onTestFinished } from 'vitest'
import { createLog, createMetrics, createServer, type Server } from '../index.ts'

/** A server that ends with its test. */
export const closeAfterTest = (app: Server): Server => {
  onTestFinished(() => app.close())
  return app
}

/** A server that logs into `lines`. */
export const server = (lines: string[] = []): Server => {
  const log = createLog('test', 'info', { write: line => void lines.push(line) })
  return closeAfterTest(createServer({ log, metrics: createMetrics() }))
}

export const anyone = { config: { access: 'public' } }
