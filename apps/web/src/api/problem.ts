export type InputFault = { readonly pointer: string; readonly message: string; readonly code: string }

type Body = {
  readonly code: string
  readonly status: number
  readonly detail?: string
  readonly errors?: readonly InputFault[]
  readonly correlationId?: string
}

/** An error with the stable code from the service's register; `OFFLINE` if there was no answer. */
export class Problem extends Error {
  readonly code: string
  readonly status: number
  readonly errors: readonly InputFault[]
  readonly correlationId: string | undefined

  constructor({ code, status, detail, errors, correlationId }: Body) {
    super(detail ?? code)
    this.name = 'Problem'
    this.code = code
    this.status = status
    this.errors = errors ?? []
    this.correlationId = correlationId
  }
}

const isBody = (body: unknown): body is Body =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'

/** Reads the problem in a reply; a proxy in between may send a body that is not ours. */
export const problemOf = (response: Response, body: unknown): Problem =>
  isBody(body) ? new Problem({ ...body, status: response.status }) : new Problem(foreign(response))

const foreign = ({ status }: Response): Body => ({ code: status === 404 ? 'NOT_FOUND' : 'INTERNAL', status })

/** Whether the same request may succeed when it is sent again. */
export const isRetryable = (error: unknown): boolean =>
  !(error instanceof Problem) || [0, 401, 408, 429].includes(error.status) || error.status >= 500

export const isProblem = (error: unknown, ...codes: readonly string[]): error is Problem =>
  error instanceof Problem && (codes.length === 0 || codes.includes(error.code))
