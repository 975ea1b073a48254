import type { Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'

/** What other rooms do, in the same transaction. */
export type PersonHooks = {
  /** Someone has proven an address that was not theirs before. */
  readonly onAddress: readonly ((tx: Transaction<Tables>, userId: string, email: string) => Promise<void>)[]
  /** Someone has another address in place of a proven one; '' if another person has it. */
  readonly onMove: readonly ((tx: Transaction<Tables>, userId: string, from: string, to: string) => Promise<void>)[]
}

declare module '../context.ts' {
  interface Context {
    readonly personHooks: PersonHooks
  }
}
