import type { Tx } from '../db/schema.ts'

/** What other folders do in the same transaction. */
export type PersonHooks = {
  /** Called when a person has verified a new address. */
  readonly onAddress: readonly ((tx: Tx, userId: string, email: string) => Promise<void>)[]
  /** Called when another address replaces a verified one; '' if another person has it now. */
  readonly onMove: readonly ((tx: Tx, userId: string, from: string, to: string) => Promise<void>)[]
}

declare module '../context.ts' {
  interface Context {
    readonly personHooks: PersonHooks
  }
}
