import type { Actor } from './actor.ts'

/**
 * The proof that someone may do one thing to one record. Only `permit` makes it: its private fields keep an object
 * that merely looks like it from being one, for the compiler and at run time.
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

/** What a deed asks for: `accept(permitted: Permitted<'decide', Application>)`. */
export type Permitted<Action extends string, Found, Who extends Actor | null = Actor> = Permit<Action, Found, Who>
