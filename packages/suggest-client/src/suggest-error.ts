/** One entry of a 422 reply: where the fault is, and what it is. */
export type Fault = { readonly loc: readonly (string | number)[]; readonly msg: string; readonly type: string }

/** A reply that is an error. */
export class SuggestError extends Error {
  override readonly name = 'SuggestError'
  readonly status: number
  /** Every fault of a request that does not fit its schema (422); none for other errors. */
  readonly faults: readonly Fault[]
  /** Finds the cause of a 500 in the log of the service. */
  readonly requestId: string | undefined
  constructor(status: number, detail: string | readonly Fault[], requestId: string | undefined) {
    const faults = typeof detail === 'string' ? [] : detail
    super(typeof detail === 'string' ? detail : faults.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; '))
    this.status = status
    this.faults = faults
    this.requestId = requestId
  }
}
