import type { FaultCode } from './fault-code.ts'

/** One error: what people read about it, and what programs rely on. */
export interface Entry {
  readonly status: number
  readonly title: string
  /** One or two sentences. */
  readonly meaning: string
  /** What the caller does next. */
  readonly remedy: string
  /** Extension members of every reply with this code, each with its explanation. */
  readonly members?: Readonly<Record<string, string>>
  /** Headers of every reply with this code. */
  readonly headers?: Readonly<Record<string, string>>
}

/** One fault of the input. The pointer is a JSON pointer (RFC 6901) to the faulty value. */
export interface InputFault {
  readonly pointer: string
  readonly message: string
  readonly code: FaultCode
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

export type ProblemDetails<Member extends string> = {
  /** What happened this time; the entry's meaning by default. */
  readonly detail?: string
  readonly errors?: readonly InputFault[]
  /** For the log only; it never reaches a reply. */
  readonly cause?: unknown
} & ([Member] extends [never] ? { readonly members?: never } : { readonly members: Readonly<Record<Member, Json>> })

/** A refusal that may be shown to the caller. Made by a register, thrown by a verb, sent by `toReply`. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: string
  readonly status: number
  readonly title: string
  readonly errors: readonly InputFault[]
  readonly members: Readonly<Record<string, Json>>
  readonly headers: Readonly<Record<string, string>>

  constructor(code: string, entry: Entry, details: ProblemDetails<string> | ProblemDetails<never> = {}) {
    super(details.detail ?? entry.meaning, details.cause === undefined ? undefined : { cause: details.cause })
    this.code = code
    this.status = entry.status
    this.title = entry.title
    this.errors = details.errors ?? []
    this.members = details.members ?? {}
    this.headers = entry.headers ?? {}
  }
}
