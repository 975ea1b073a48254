import { randomUUID } from 'node:crypto'
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { tellOfAnswers } from './answered.ts'
import { boundBodies } from './bound-bodies.ts'
import { boundClosing } from './bound-closing.ts'
import { boundConnections } from './bound-connections.ts'
import { boundPipelining } from './bound-pipelining.ts'
import { boundWork } from './bound-work.ts'
import { compressLargeJson } from './compress.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { oddity, takeOddRequests } from './odd-requests.ts'
import { requestLog } from './request-log.ts'
import { serializerCompiler } from './serialization.ts'
import { boundUnread } from './unread-bodies.ts'
import { validatorCompiler } from './validation.ts'

export type Server = FastifyInstance<
  HttpServer,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

type Options = {
  readonly log: Log
  readonly metrics: Metrics
  readonly bodyLimit?: number
  readonly maxConnections?: number
  /** A proxy stands in front. Its own word counts; what the caller told it of addresses before does not. */
  readonly trustProxy?: boolean
  /** Answers callers who would have to wait too long, with the header Retry-After; without it everyone waits. */
  readonly busy?: Error
  /** The address people use begins with https. */
  readonly isHttps?: boolean
  /** The head of a request has to arrive within this; who says nothing at all is hung up on as well. */
  readonly headTimeoutMs?: number
  /** A whole request has to arrive within this, so that slow senders cannot hold connections for ever. */
  readonly requestTimeoutMs?: number
  /** The same for routes with `slowBody`; as for all others unless said. */
  readonly slowBodyTimeoutMs?: number
  readonly ignoreTrailingSlash?: boolean
  /** Answers an address that cannot be read at all. */
  readonly answerUnreadable?: (reply: FastifyReply) => unknown
}

/** A connection on which nothing moves for so long is dropped, whoever stopped reading or writing. */
const stalledMs = 180_000
/** Of all connections, how many may come from one address. */
const shareOfOne = 0.75
/** How often Node looks for requests that are late. */
const lateEveryMs = 5_000

export const strictPolicy = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

const safeHeaders = {
  'content-security-policy': strictPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** What both services stand on: request ids, one log line and one measurement a request, safe headers. */
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
  takeOddRequests(app)
  tellOfAnswers(app, log, metrics)

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(safeHeaders).header('x-request-id', request.id)
    // Nobody gains by making this header up: it makes their own browser keep to https.
    if (isHttps || request.headers['x-forwarded-proto'] === 'https')
      reply.header('strict-transport-security', 'max-age=31536000')
    done(oddity(request.raw))
  })
  boundWork(app, busy, log)
  compressLargeJson(app)
  app.addHook('onSend', ({ raw }, reply, _, done) => {
    bound(raw, reply)
    done()
  })
  return app
}

/** A caller's own id is kept when it is plain, so that one request can be followed across systems. */
const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID()
