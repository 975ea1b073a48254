import type { Server } from '@kolleg/front'
import type { FastifyError, FastifyReply } from 'fastify'
import { EmbedderBusy } from '../embedding/embedder.ts'
import { refusal } from './body.ts'
import { InvalidRequest, Refused } from './fault.ts'
import { LargeBodiesBusy } from './large-bodies/large-bodies.ts'

export const tooLarge = (bodyLimit: number): string => `Request body is larger than ${bodyLimit} bytes`

/** Turns every error into the contract's format: `{"detail": …}`. The cause of a 500 goes only to the log. */
export const answerErrors = (app: Server, bodyLimit: number): void => {
  app.setErrorHandler(async (given: FastifyError, request, reply) => {
    let error = given
    if (given instanceof InvalidRequest)
      try {
        const content = await refusal(request, given)
        return await reply.code(422).type('application/json; charset=utf-8').send(content)
      } catch (failure) {
        error = failure as FastifyError
      }
    const status = error.statusCode ?? 500
    if (status === 413) return sendDetail(reply, 413, tooLarge(bodyLimit))
    if (error instanceof EmbedderBusy || error instanceof LargeBodiesBusy) {
      reply.header('retry-after', error.retryAfterSeconds)
      request.log.warn(error.message)
    } else if (reply.raw.closed) request.log.info('the caller left before the answer')
    else if (status >= 500) request.log.error({ err: error }, 'request failed')
    const isOurs = error instanceof Refused || status < 500
    return sendDetail(
      reply,
      status,
      isOurs ? error.message : (request.routeOptions.config.failure ?? 'Internal server error'),
    )
  })
  // Before the body is read, because nothing handles this path.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) sendDetail(reply, 404, 'Not Found')
    else done()
  })
  app.setNotFoundHandler((_, reply) => sendDetail(reply, 404, 'Not Found'))
}

export const sendDetail = (reply: FastifyReply, status: number, detail: string): FastifyReply =>
  reply.code(status).send({ detail })
