import type { Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'
import type { Person } from '../people/person.ts'

export type Answer = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** What is done for someone, who is handed over with it: it may be done again by whatever they may by then. */
export type Work<Outcome> = (tx: Transaction<Tables>, caller: Person) => Promise<Outcome>

/** Does the work of a request in another way than at once, in the same transaction. */
export type Around = <Outcome>(
  tx: Transaction<Tables>,
  caller: Person,
  work: Work<Outcome>,
) => Promise<Outcome | Announced>

/** The answer of a request whose work waits. Thrown where an operation can make no reply of its own from it. */
export class Announced extends Error implements Answer {
  override readonly name = 'Announced'
  readonly status = 202
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  constructor(location: string, body: unknown) {
    super('The work of this request waits.')
    this.headers = { location }
    this.body = body
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** How the work of this request is done; null for at once. */
    around: Around | null
  }
}
