import type { Actor } from '@kolleg/access'
import type { RawBuilder, Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'
import type { Group } from './group.ts'

/** One line of what waits for someone in a group: its kind, and how many, as SQL. */
export type Line = {
  readonly kind: string
  readonly isFor: (actor: Actor, group: Group) => boolean
  readonly count: (groupId: string, userId: string) => RawBuilder<number>
}

export type GroupHooks = {
  /** What other rooms do when someone is no longer a member, in the same transaction. */
  readonly onLeave: readonly ((tx: Transaction<Tables>, groupId: string, userId: string) => Promise<void>)[]
  /** What other rooms add to the home of a group; all are read in one statement. */
  readonly homeLines: readonly Line[]
}

declare module '../context.ts' {
  interface Context {
    readonly groupHooks: GroupHooks
  }
}
