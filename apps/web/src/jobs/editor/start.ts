import type { Changes } from '../../revisions/queries.ts'
import type { Job } from '../queries.ts'
import { type Draft, draftOf } from './draft.ts'

/** Where what is written is kept: in the draft itself, or beside a published position. */
export type Target = 'draft' | 'changes'

/** What a text begins from: a version of the draft or of the changes, and one of the position. */
export type At = { readonly target: Target; readonly version: number; readonly base: number }

/** What the service has. */
export type Start = At & { readonly draft: Draft }

export const isEditable = ({ may }: Pick<Job, 'may'>): boolean => may.includes('edit') || may.includes('revise')

export const startOf = (job: Job, changes: Changes): Start => {
  if (job.state === 'DRAFT') return { target: 'draft', version: job.version, base: job.version, draft: draftOf(job) }
  const { version, isPending, base } = changes
  // What has ended is read as it was public; changes that never became so are compared with it.
  return isPending && job.state === 'PUBLISHED'
    ? { target: 'changes', version, base, draft: draftOf(changes) }
    : { target: 'changes', version, base: job.version, draft: draftOf(job) }
}

/** Without the text, for what goes on from there. */
export const atOf = ({ target, version, base }: At): At => ({ target, version, base })

/** The service has something else by now; of a draft and of changes each counts its own versions. */
export const isNewer = (one: At, other: At): boolean =>
  one.target !== other.target || one.version > other.version || one.base > other.base

/** The position was changed without these changes: whoever publishes them looks at both first. */
export const isOutdated = (job: Job, { isPending, base }: Changes): boolean =>
  job.state === 'PUBLISHED' && isPending && base !== job.version
