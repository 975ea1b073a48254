import type { Changes } from '../../revisions/queries.ts'
import type { Job } from '../queries.ts'
import { type Draft, draftOf } from './draft.ts'

/** Where edits are saved: in the draft itself, or as changes to a published position. */
export type Target = 'draft' | 'changes'

/** The version that an edit is based on, and the one of the position. */
export type BaseVersion = { readonly target: Target; readonly version: number; readonly base: number }

/** The service's text. */
export type SavedText = BaseVersion & { readonly draft: Draft }

export const isEditable = ({ may }: Pick<Job, 'may'>): boolean => may.includes('edit') || may.includes('revise')

export const savedTextOf = (job: Job, changes: Changes): SavedText => {
  if (job.state === 'DRAFT') return { target: 'draft', version: job.version, base: job.version, draft: draftOf(job) }
  const { version, isPending, base } = changes
  // An ended position shows its public text; unpublished changes are compared with it.
  return isPending && job.state === 'PUBLISHED'
    ? { target: 'changes', version, base, draft: draftOf(changes) }
    : { target: 'changes', version, base: job.version, draft: draftOf(job) }
}

export const baseVersionOf = ({ target, version, base }: BaseVersion): BaseVersion => ({ target, version, base })

/** Drafts and changes count their versions separately. */
export const isNewer = (one: BaseVersion, other: BaseVersion): boolean =>
  one.target !== other.target || one.version > other.version || one.base > other.base

/** The position changed since these changes began: both texts must be compared before publishing. */
export const isOutdated = (job: Job, { isPending, base }: Changes): boolean =>
  job.state === 'PUBLISHED' && isPending && base !== job.version
