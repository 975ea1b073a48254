import type { Draft } from './draft.ts'
import type { Start } from './start.ts'

/** Somebody else changed the text meanwhile: holds theirs until somebody chooses. */
export type Conflict = {
  readonly theirs: Start
  /** The common ancestor, if known. */
  readonly common: Draft | undefined
  readonly at: string | null
  readonly by: { readonly userId: string; readonly name: string | null } | null
}
