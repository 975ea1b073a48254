import type { Changes } from '../../revisions/queries.ts'
import type { Job } from '../queries.ts'
import { type Draft, draftOf } from './draft.ts'

/** Where what is written is kept: in the draft itself, or beside a published position. */
export type Target = 'draft' | 'changes'

/** What is on the screen, and the version of the position that it begins from. */
export type Written = { readonly target: Target; readonly base: number; readonly draft: Draft }

/** What the service has, with the version of what is kept. */
export type Start = Written & { readonly version: number }

export const isEditable = ({ may }: Pick<Job, 'may'>): boolean => may.includes('edit') || may.includes('revise')

export const startOf = (job: Job, changes: Changes): Start => {
  if (job.state === 'DRAFT') return { target: 'draft', version: job.version, base: job.version, draft: draftOf(job) }
  const { version, isPending, base } = changes
  // What has ended is read as it was public; changes that never became so are compared with it.
  return isPending && job.state === 'PUBLISHED'
    ? { target: 'changes', version, base, draft: draftOf(changes) }
    : { target: 'changes', version, base: job.version, draft: draftOf(job) }
}

/** The position was changed without these changes: whoever publishes them looks at both first. */
export const isOutdated = (job: Job, { isPending, base }: Changes): boolean =>
  job.state === 'PUBLISHED' && isPending && base !== job.version
