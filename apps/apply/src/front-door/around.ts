import type { Tx } from '../db/schema.ts'
import type { Person } from '../people/person.ts'

export type Answer = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** The work of a request. It gets the caller as an argument because a retry may run with other roles. */
export type Work<Outcome> = (tx: Tx, caller: Person) => Promise<Outcome>

/** Does the work of a request in another way than at once, in the same transaction. */
export type Around = <Outcome>(tx: Tx, caller: Person, work: Work<Outcome>) => Promise<Outcome | Announced>

/** The answer to a request whose work is scheduled. Thrown where a route cannot build its own reply from it. */
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
    /** Null if the work is done at once. */
    around: Around | null
  }
}
