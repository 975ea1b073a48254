import type { Actor } from '@kolleg/access'
import type { RawBuilder } from 'kysely'
import type { Tx } from '../db/schema.ts'
import type { Group } from './group.ts'

/** One line of pending work in a group: its kind, and its count as SQL. */
export type Line = {
  readonly kind: string
  readonly isFor: (actor: Actor, group: Group) => boolean
  readonly count: (groupId: string, userId: string) => RawBuilder<number>
}

export type GroupHooks = {
  /** Called in the same transaction when a person stops being a member. */
  readonly onLeave: readonly ((tx: Tx, groupId: string, userId: string) => Promise<void>)[]
  /** Lines that other folders add to the home of a group; all are read in one statement. */
  readonly homeLines: readonly Line[]
}

declare module '../context.ts' {
  interface Context {
    readonly groupHooks: GroupHooks
  }
}
