import { type InputFault, inputFaults, type SchemaFault } from '@kolleg/problems'
import type { FastifyRequest } from 'fastify'
import { problem } from '../problems.ts'

const parts = ['params', 'querystring', 'headers', 'body'] as const

/** All faults in the form of a request. The framework stops at the first part that is wrong; this checks every part. */
export const formFaults = (error: unknown, request: FastifyRequest): readonly InputFault[] => {
  if (!(error instanceof Error && 'validationContext' in error && 'validation' in error)) return []
  const { validation: found, validationContext: failed } = error
  const { params, query: querystring, headers, body } = request
  const given = { params, querystring, headers, body }
  return parts.flatMap(part => {
    // A body of several content types has several checks; such a route checks its body itself.
    const check: unknown = request.getValidationFunction(part)
    const told: unknown = part === failed ? { error: found } : typeof check === 'function' && check(given[part])
    return isFaults(told) ? inputFaults(told.error, part) : []
  })
}

const isFaults = (told: unknown): told is { readonly error: readonly SchemaFault[] } =>
  typeof told === 'object' && told !== null && 'error' in told && Array.isArray(told.error)

const isWithin = (pointer: string, parent: string): boolean => pointer === parent || pointer.startsWith(`${parent}/`)

const elsewhere = ['/params', '/query', '/headers'] as const

const isBeyondFields = ({ pointer }: InputFault): boolean =>
  pointer === '' || elsewhere.some(part => isWithin(pointer, part))

/** The fields of a body that have no fault yet. A fault anywhere else ends the request here. */
const soundFields = ({ body }: FastifyRequest, faults: readonly InputFault[]): object => {
  if (faults.some(isBeyondFields)) throw problem('VALIDATION_FAILED', { errors: faults })
  const isSound = ([name]: [string, unknown]) => !faults.some(({ pointer }) => isWithin(pointer, `/${name}`))
  return Object.fromEntries(Object.entries(body ?? {}).filter(isSound))
}

/** Refuses a faulty path, query or header even if the route has more to check in its body. */
export const refuseBeyondFields = (request: FastifyRequest): void => {
  if (request.validationError) soundFields(request, formFaults(request.validationError, request))
}

type Of<Params> = FastifyRequest & { readonly params: Params }
type More<Body, Params> = (sound: Partial<Body>, request: Of<Params>) => Promise<readonly InputFault[]>

/**
 * For routes that check more than the schema of a body: a body with faults is refused with the faults of its other
 * fields too, once the caller has been admitted.
 */
export const withAllFaults = <Body, Params = unknown>(more: More<Body, Params>) => ({
  attachValidation: true,
  preHandler: async (request: FastifyRequest): Promise<void> => {
    if (!request.validationError) return
    const faults = formFaults(request.validationError, request)
    const body = soundFields(request, faults) as Partial<Body>
    const others = await more(body, request as Of<Params>)
    const isNew = ({ pointer }: InputFault) => faults.every(known => known.pointer !== pointer)
    throw problem('VALIDATION_FAILED', { errors: [...faults, ...others.filter(isNew)] })
  },
})
