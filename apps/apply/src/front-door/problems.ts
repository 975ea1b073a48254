import type { Access } from '@kolleg/access'
import { Aborted, isDatabaseUnavailable } from '@kolleg/database'
import { retryAfterSeconds, type Server } from '@kolleg/front'
import { problemPage, problemsPage, toReply } from '@kolleg/problems'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { problem, problems } from '../problems.ts'
import { formFaults } from './form-faults.ts'
import { problemPageFor } from './problem-page.ts'

const access: Access = { public: 'every problem explains itself' }
const asPage = { config: { access }, schema: { hide: true } }
const stylesheet = '/problems/page.css'
const style = `:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif }
body { margin: 0 }
main { max-width: 42rem; margin: 0 auto; padding: 3rem 1.5rem }
h1 { line-height: 1.2 }
h2 { font-size: 1.125rem; margin: 2rem 0 0.25rem }
dd { margin: 0 0 0.5rem 1.5rem }
a { color: light-dark(#1c5d99, #8ec5ff) }
`

/** For an address that cannot be routed. */
export const answerUnreadable = (reply: FastifyReply): FastifyReply => {
  const fault = problem('VALIDATION_FAILED', { detail: 'The address cannot be read: check its percent-encoding.' })
  const { status, headers, body } = toReply(fault, { instance: '/', correlationId: reply.request.id })
  return reply.code(status).headers(headers).send(body)
}

const reasonOf = (error: unknown) => (error instanceof Error && error.cause !== undefined ? { err: error.cause } : {})

/** A database restart takes seconds. */
export const returnsAfterSeconds = 5

const problemOf = (error: unknown, request: FastifyRequest): unknown => {
  if (isDatabaseUnavailable(error))
    return problem('UNAVAILABLE', { members: { retryAfterSeconds: returnsAfterSeconds }, cause: error })
  // The caller has hung up, unless they share a computation with someone who has.
  if (error instanceof Aborted) return problem('BUSY', { members: { retryAfterSeconds }, cause: error })
  const errors = formFaults(error, request)
  return errors.length > 0 ? problem('VALIDATION_FAILED', { errors, cause: error }) : error
}

/** Turns every error into a problem reply, and serves a page about each problem. */
export const addProblems = (app: Server, { PUBLIC_URL, SITE_NAME }: Config): void => {
  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const told = problemOf(error, request)
    const problemReply = toReply(told, {
      instance: request.url.split('?')[0] ?? '/',
      correlationId: request.id,
      ...(PUBLIC_URL && { publicUrl: PUBLIC_URL }),
    })
    const { status, headers, body } = problemReply
    // The stack of an outage or of a missing setting does not help; the reason does.
    if (status === 503 && body.code !== 'BUSY')
      request.log.warn({ code: body.code, ...reasonOf(told) }, 'not available')
    else if (status >= 500 && status !== 503) request.log.error({ err: error }, 'failed')
    const page = problemPageFor(SITE_NAME, request, problemReply)
    reply.code(status).headers(headers)
    if (page === undefined) return reply.send(body)
    return reply
      .headers({ 'content-language': page.language, vary: 'accept, accept-language' })
      .type('text/html; charset=utf-8')
      .send(page.html)
  }
  app.setErrorHandler(answer)
  app.setNotFoundHandler((request, reply) => answer(problem('NOT_FOUND'), request, reply))

  app.get(stylesheet, asPage, (_, reply) => reply.type('text/css').send(style))
  app.get('/problems', asPage, (_, reply) =>
    reply.type('text/html').send(problemsPage(problems.entries, { stylesheet })),
  )
  app.get<{ Params: { code: string } }>('/problems/:code', asPage, ({ params }, reply) => {
    const page = problemPage(problems.entries, params.code, { stylesheet })
    if (page === undefined) throw problem('NOT_FOUND')
    return reply.type('text/html').send(page)
  })
}
