import { type Access, accessFaults, passes } from '@kolleg/access'
import { addGate, type Declared, type Server } from '@kolleg/front'
import type { Context } from '../context.ts'
import { problem } from '../problems.ts'
import { authenticate } from './authenticate.ts'
import { refuseBeyondFields } from './form-faults.ts'
import { checkParameter } from './gate.parameter.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads its own credentials; a bearer token there is not for us. */
    ownCredentials?: true
  }
}

/** Deny unless declared: who are you (401), is it for your roles (403), and once the input is read, is it yours (403). */
export const addAccessGate = (app: Server, context: Context): readonly Declared[] => {
  app.decorateRequest('actor', null)
  const declared = addGate<Access>(app, {
    faults: accessFaults,
    admit: async (access, request, reply) => {
      if (request.routeOptions.config.ownCredentials) return
      // What depends on who asks is kept by nobody on the way, refusals included.
      if (!('public' in access)) reply.header('cache-control', 'private, no-store')
      request.actor = await authenticate(context, request)
      if ('public' in access) return
      if (request.actor === null) throw problem('UNAUTHENTICATED')
      if (!passes(request.actor, access.class)) throw problem('ACCESS_DENIED')
    },
  })
  app.addHook('preHandler', async request => {
    refuseBeyondFields(request)
    const access = request.routeOptions.config.access as Access | undefined
    if (access !== undefined && 'class' in access && access.param) await checkParameter(context, access, request)
  })
  return declared
}
