import type { Actor } from './actor.ts'

/**
 * Proof that the actor may perform one action on one record. Only `permit` creates it: private fields prevent
 * look-alikes, both for the compiler and at run time.
 */
export class Permit<Action extends string, Found, Who extends Actor | null> {
  readonly action: Action
  readonly #record: Found
  readonly #actor: Who

  constructor(action: Action, record: Found, actor: Who) {
    this.action = action
    this.#record = record
    this.#actor = actor
  }

  get record(): Found {
    return this.#record
  }

  get actor(): Who {
    return this.#actor
  }
}

/** What a verb requires: `accept(permitted: Permitted<'decide', Application>)`. */
export type Permitted<Action extends string, Found, Who extends Actor | null = Actor> = Permit<Action, Found, Who>
