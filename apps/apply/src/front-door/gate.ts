import { type Access, accessFaults, passes } from '@kolleg/access'
import { addGate, type Declared, hasBody, type Server } from '@kolleg/front'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { personNow } from '../people/find.ts'
import { problem } from '../problems.ts'
import { authenticate } from './authenticate.ts'
import { refuseBeyondFields } from './form-faults.ts'
import { checkParameter } from './gate.parameter.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads its own credentials; a bearer token there is not for us. */
    ownCredentials?: true
  }
  interface FastifyRequest {
    admittedAt: number
    /** Loads the caller and their roles again, and refuses as the gate does. */
    readmit(): Promise<void>
    /** The same, if the request took long to arrive. Call it after reading a form. */
    readmitLate(): Promise<void>
  }
}

/** A body may arrive slowly. A caller who lost a role or the account meanwhile is refused. */
const longestBodyMs = 100

const admit = (access: Access, request: FastifyRequest): void => {
  request.admittedAt = performance.now()
  if ('public' in access) return
  if (request.actor === null) throw problem('UNAUTHENTICATED')
  if (!passes(request.actor, access.class)) throw problem('ACCESS_DENIED')
}

/** Without a body, any delay was our own work. */
const isLate = ({ raw, admittedAt }: FastifyRequest): boolean =>
  hasBody(raw) && performance.now() - admittedAt > longestBodyMs

/**
 * Denied unless declared: 401 if anonymous, 403 without the role, and 403 after validation if the resource is not
 * theirs.
 */
export const addAccessGate = (app: Server, context: Context): readonly Declared[] => {
  app.decorateRequest('actor', null)
  app.decorateRequest('around', null)
  app.decorateRequest('admittedAt', 0)
  const admitAgain = async (request: FastifyRequest): Promise<void> => {
    const { access, ownCredentials } = request.routeOptions.config
    if (ownCredentials || access === undefined || request.actor === null) return
    // The token is not checked again: it was valid when the request began, and may have expired since.
    request.actor = (await personNow(context.database.query, request.actor.userId)) ?? null
    if (request.actor === null) throw problem('UNAUTHENTICATED')
    admit(access as Access, request)
  }
  const checkPlace = async (request: FastifyRequest): Promise<void> => {
    const access = request.routeOptions.config.access as Access | undefined
    if (access !== undefined && 'class' in access && access.param) await checkParameter(context, access, request)
  }
  app.decorateRequest('readmit', async function (this: FastifyRequest) {
    await admitAgain(this)
    await checkPlace(this)
  })
  app.decorateRequest('readmitLate', async function (this: FastifyRequest) {
    if (isLate(this)) await this.readmit()
  })
  const declared = addGate<Access>(app, {
    faults: accessFaults,
    admit: async (access, request, reply) => {
      if (request.routeOptions.config.ownCredentials) return
      // What depends on the caller must not be cached on the way, refusals included.
      if (!('public' in access)) reply.header('cache-control', 'private, no-store')
      request.around = context.ownRequests.behalfOf(request)?.around ?? null
      request.actor = await authenticate(context, request)
      admit(access, request)
    },
  })
  app.addHook('preHandler', async request => {
    refuseBeyondFields(request)
    if (isLate(request)) await admitAgain(request)
    await checkPlace(request)
  })
  return declared
}
