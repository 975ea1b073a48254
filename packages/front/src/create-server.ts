import { randomUUID } from 'node:crypto'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyBaseLogger, type FastifyReply, LogController } from 'fastify'
import { boundBodies } from './bound-bodies.ts'
import { boundClosing } from './bound-closing.ts'
import { boundConnections } from './bound-connections.ts'
import { boundForms } from './bound-forms.ts'
import { boundPipelining } from './bound-pipelining.ts'
import { boundReplies } from './bound-replies.ts'
import { boundWork } from './bound-work.ts'
import { answerBrokenHttp } from './broken-http.ts'
import { compressLargeJson } from './compress.ts'
import type { Log } from './log.ts'
import { logAnswers } from './log-answers.ts'
import type { Metrics } from './metrics.ts'
import { requestLog } from './request-log.ts'
import { serializerCompiler } from './serialization.ts'
import type { Server } from './server.ts'
import { boundUnread } from './unread-bodies.ts'
import { acceptUnusualRequests, refusalOf } from './unusual-requests.ts'
import { validatorCompiler } from './validation.ts'

type Options = {
  readonly log: Log
  readonly metrics: Metrics
  readonly bodyLimit?: number
  readonly maxConnections?: number
  /** Behind a proxy. Its own forwarded address counts, not what the caller sent. */
  readonly trustProxy?: boolean
  /** The answer for callers who would wait too long, with Retry-After; without it everybody waits. */
  readonly busy?: Error
  /** Whether the public address is https. */
  readonly isHttps?: boolean
  /** For the head of a request; silent connections close too. */
  readonly headTimeoutMs?: number
  /** For the whole request, so that slow senders cannot hold connections for ever. */
  readonly requestTimeoutMs?: number
  /** For routes with `slowBody`; the same as others by default. */
  readonly slowBodyTimeoutMs?: number
  readonly ignoreTrailingSlash?: boolean
  /** Answers an address that cannot be parsed. */
  readonly answerUnreadable?: (reply: FastifyReply) => unknown
}

/** A connection without any traffic for this long is dropped. */
const stalledMs = 180_000
/** The share of connections that one address may have. */
const shareOfOne = 0.75
/** How much of the memory replies may take that nobody reads. */
const unreadBytes = 256 * 1024 * 1024
/** How often Node looks for late requests. */
const lateEveryMs = 5_000

export const strictPolicy = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

const safeHeaders = {
  'content-security-policy': strictPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** The common base of both services: request ids, logging, metrics and safe headers. */
export const createServer = ({
  log,
  metrics,
  bodyLimit = 1024 * 1024,
  maxConnections = 4096,
  trustProxy = false,
  busy,
  isHttps = false,
  headTimeoutMs = 15_000,
  requestTimeoutMs = 60_000,
  slowBodyTimeoutMs = requestTimeoutMs,
  ignoreTrailingSlash = false,
  answerUnreadable = reply => reply.code(400).send({ error: 'The address cannot be read.' }),
}: Options): Server => {
  const loggerInstance: FastifyBaseLogger = log
  const bound = boundUnread(bodyLimit, requestTimeoutMs / 2)
  const app = Fastify({
    loggerInstance,
    childLoggerFactory: requestLog,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: request => requestId(request.headers['x-request-id']),
    bodyLimit,
    trustProxy: trustProxy ? (_, hop) => hop === 0 : false,
    http: { requireHostHeader: false, connectionsCheckingInterval: lateEveryMs, headersTimeout: headTimeoutMs },
    forceCloseConnections: 'idle',
    requestTimeout: Math.max(requestTimeoutMs, slowBodyTimeoutMs),
    connectionTimeout: stalledMs,
    return503OnClosing: false,
    frameworkErrors: (_, { raw }, reply) => {
      bound(raw, reply)
      answerUnreadable(reply)
    },
    routerOptions: { ignoreTrailingSlash, maxParamLength: 1000 },
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const mostOfOne = trustProxy ? maxConnections : Math.ceil(maxConnections * shareOfOne)
  boundConnections(app, { most: maxConnections, mostOfOne }, log)
  boundClosing(app)
  boundPipelining(app)
  if (slowBodyTimeoutMs > requestTimeoutMs) boundBodies(app, requestTimeoutMs)
  acceptUnusualRequests(app)
  answerBrokenHttp(app)
  logAnswers(app, log, metrics)

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(safeHeaders).header('x-request-id', request.id)
    // Forging this header harms only the sender: it makes their own browser keep to https.
    if (isHttps || request.headers['x-forwarded-proto'] === 'https')
      reply.header('strict-transport-security', 'max-age=31536000')
    done(refusalOf(request.raw))
  })
  boundWork(app, busy, log)
  if (busy) boundForms(app, busy)
  compressLargeJson(app)
  boundReplies(app, { mostBytes: unreadBytes, mostBytesOfOne: trustProxy ? unreadBytes : unreadBytes / 4 }, log)
  app.addHook('onSend', ({ raw }, reply, _, done) => {
    bound(raw, reply)
    done()
  })
  return app
}

/** Keeps a caller's id if it is plain, so that a request can be traced across systems. */
const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID()
