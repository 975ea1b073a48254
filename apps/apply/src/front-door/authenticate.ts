import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { personNow } from '../people/find.ts'
import type { Person } from '../people/person.ts'
import { recognise } from '../people/recognise.ts'
import { problem } from '../problems.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The caller with the roles held when the request arrived, or when a slow body was complete; null for an anonymous
     * caller.
     */
    actor: Person | null
  }
}

/** Reads `Authorization: Bearer`. Without it the caller is anonymous; a bad token gets 401. */
export const authenticate = async (context: Context, request: FastifyRequest): Promise<Person | null> => {
  const behalf = context.ownRequests.behalfOf(request)
  if (behalf !== undefined) return (await personNow(context.database.query, behalf.userId)) ?? null
  const { headers } = request
  const [, token] = /^bearer(?: +(.*))?$/i.exec(headers.authorization ?? 'none') ?? []
  if (token) return await recognise(context, token)
  if (/^bearer\b/i.test(headers.authorization ?? '')) throw problem('UNAUTHENTICATED')
  return null
}

/** The caller of an operation that is not public. The gate has already refused anonymous callers. */
export const callerOf = ({ actor }: FastifyRequest): Person => {
  if (actor === null) throw problem('UNAUTHENTICATED')
  return actor
}
