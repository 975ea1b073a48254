/** One entry of a 422 reply, in the format of FastAPI and Pydantic. */
export type Fault = { readonly loc: readonly (string | number)[]; readonly msg: string; readonly type: string }

export type Place = readonly (string | number)[]

export const fault = (loc: Place, type: string, msg: string): Fault => ({ loc, msg, type })

/** Carries every fault of a request to the reply. */
export class InvalidRequest extends Error {
  readonly faults: readonly Fault[]
  /** The content of the reply, if it is written already. */
  readonly written: Uint8Array | undefined
  constructor(faults: readonly Fault[], written?: Uint8Array) {
    super('The request is not valid.')
    this.faults = faults
    this.written = written
  }
}

/** A refusal with a status and one sentence: `{"detail": sentence}`. */
export class Refused extends Error {
  readonly statusCode: number
  constructor(statusCode: number, detail: string, cause?: unknown) {
    super(detail, { cause })
    this.statusCode = statusCode
  }
}
