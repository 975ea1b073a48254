import type { Draft } from './draft.ts'
import type { Start } from './start.ts'

/** Somebody else has written the same meanwhile: their text, until somebody has chosen. */
export type Conflict = {
  readonly theirs: Start
  /** What both began from, if that is known. */
  readonly common: Draft | undefined
  readonly at: string | null
  readonly by: { readonly userId: string; readonly name: string | null } | null
}
