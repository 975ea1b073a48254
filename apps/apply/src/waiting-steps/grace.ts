import type { Access, RoleClass } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { Announced, type Around } from '../front-door/around.ts'
import { problem } from '../problems.ts'
import { announce } from './announce.ts'
import { rehearse } from './rehearse.ts'
import { scopeOf } from './scope.ts'
import type { WaitingStepKind } from './waiting-step.ts'
import { WaitingStepView, waitingStepView } from './waiting-step.view.ts'

/** How long a step waits: the group's grace time, or a minute at most. */
type Waits = { readonly kind: WaitingStepKind; readonly time: 'group' | 'short' }

type StepRequest = { readonly params: unknown; readonly body: unknown }

/** How long a request waits; undefined if no outsider would notice it. */
export type Grace = (request: StepRequest, tx: Tx) => Waits | undefined | Promise<Waits | undefined>

/** Waits at most a minute, whatever is requested. */
export const shortGrace =
  (kind: WaitingStepKind): Grace =>
  () => ({ kind, time: 'short' })

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation reaches people outside: with `Grace: on` it is announced and carried out later. */
    grace?: Grace
  }
}

const shortMinutes = 1

const GraceHeader = {
  grace: Type.Optional(
    Type.Enum(['on'], {
      description:
        'The request is checked now and carried out when its grace time is over; until then it can be taken back. ' +
        'Answered with 202 and the waiting step, unless nobody outside would notice or the group has no grace time.',
    }),
  ),
}

const announcing =
  (context: Context, request: FastifyRequest, grace: Grace): Around =>
  async (tx, caller, work) => {
    const { method, url, params, headers, body = null } = request
    const waits = await grace({ params, body }, tx)
    const scope = await scopeOf(tx, params)
    const most = scope?.graceMinutes ?? context.config.LETTER_GRACE_MINUTES
    const minutes = waits?.time === 'short' ? Math.min(shortMinutes, most) : most
    if (waits === undefined || minutes === 0) return await work(tx, caller)
    await rehearse(tx, () => work(tx, caller))
    const step = await announce(tx, context, {
      method: method as 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      url,
      ifMatch: headers['if-match'] ?? null,
      body,
      kind: waits.kind,
      accessClass: classOf(request),
      madeBy: caller.userId,
      scope,
      params,
      minutes,
    })
    return new Announced(`/api/waiting-steps/${step.stepId}`, waitingStepView(caller, step))
  }

const classOf = ({ routeOptions }: FastifyRequest): RoleClass => {
  const access = routeOptions.config.access as Access
  if ('public' in access) throw new Error('A step that anyone can take has nobody who could take it back.')
  return access.class
}

const withGrace = (context: Context, grace: Grace, { handler }: RouteOptions): RouteOptions['handler'] =>
  async function answer(request: FastifyRequest, reply: FastifyReply) {
    if (request.headers['grace'] === undefined) return await handler.call(this, request, reply)
    request.around = announcing(context, request, grace)
    try {
      return await handler.call(this, request, reply)
    } catch (error) {
      if (!(error instanceof Announced)) throw error
      return reply.code(error.status).headers(error.headers).send(error.body)
    }
  }

const propertiesOf = (schema: unknown): Record<string, Type.TSchema> => Object(schema)['properties'] ?? {}

/** Schedules operations that declare a grace instead of carrying them out, and refuses `Grace: on` for any other. */
export const addGrace = (app: Server, context: Context): void => {
  app.addHook('onRoute', route => {
    const grace = route.config?.grace
    if (grace === undefined) return
    const { headers, response, ...schema } = route.schema ?? {}
    route.schema = {
      ...schema,
      headers: Type.Object({ ...propertiesOf(headers), ...GraceHeader }),
      response: { ...Object(response), 202: WaitingStepView },
    }
    route.handler = withGrace(context, grace, route)
  })
  app.addHook('preValidation', async request => {
    if (request.is404 || request.headers['grace'] === undefined || request.routeOptions.config.grace) return
    const message = 'This operation is carried out at once: send it without Grace.'
    throw problem('VALIDATION_FAILED', { errors: [{ pointer: '/headers/grace', message, code: 'unknown' }] })
  })
}
