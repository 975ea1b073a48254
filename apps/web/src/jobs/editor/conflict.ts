import type { Draft } from './draft.ts'
import type { SavedText } from './saved-text.ts'

/** Somebody else changed the text meanwhile: holds theirs until somebody chooses. */
export type Conflict = {
  readonly theirs: SavedText
  /** The common ancestor, if known. */
  readonly common: Draft | undefined
  readonly at: string | null
  readonly by: { readonly userId: string; readonly name: string | null } | null
}
