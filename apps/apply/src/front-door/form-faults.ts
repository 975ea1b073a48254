import { type InputFault, inputFaults, type SchemaFault } from '@kolleg/problems'
import type { FastifyRequest } from 'fastify'
import { problem } from '../problems.ts'

const parts = ['params', 'querystring', 'headers', 'body'] as const

/** What is wrong with the form of a request. The framework stops at the first part that is wrong; this names all. */
export const formFaults = (error: unknown, request: FastifyRequest): readonly InputFault[] => {
  if (!(error instanceof Error && 'validationContext' in error && 'validation' in error)) return []
  const { validation: found, validationContext: place } = error
  const { params, query: querystring, headers, body } = request
  const given = { params, querystring, headers, body }
  return parts.flatMap(part => {
    // A body of several types has several checks; such a route looks at its body itself.
    const check: unknown = request.getValidationFunction(part)
    const told: unknown = part === place ? { error: found } : typeof check === 'function' && check(given[part])
    return isFaults(told) ? inputFaults(told.error, part) : []
  })
}

const isFaults = (told: unknown): told is { readonly error: readonly SchemaFault[] } =>
  typeof told === 'object' && told !== null && 'error' in told && Array.isArray(told.error)

const isWithin = (pointer: string, place: string): boolean => pointer === place || pointer.startsWith(`${place}/`)

/**
 * For a route with `attachValidation`, which can say more about a body than its form: what is wrong with the form, to
 * be told together with that, and the fields in which nothing is wrong yet. Any other fault ends the request here.
 */
export const readForm = <Body>(request: FastifyRequest & { readonly body: Body }) => {
  const faults = formFaults(request.validationError, request)
  const elsewhere = ['/params', '/query', '/headers']
  const isBeyondFields = ({ pointer }: InputFault) =>
    pointer === '' || elsewhere.some(place => isWithin(pointer, place))
  if (faults.some(isBeyondFields)) throw problem('VALIDATION_FAILED', { errors: faults })
  const sound = Object.entries(request.body ?? {}).filter(
    ([name]) => !faults.some(({ pointer }) => isWithin(pointer, `/${name}`)),
  )
  return { faults, body: Object.fromEntries(sound) as Partial<Body> }
}
