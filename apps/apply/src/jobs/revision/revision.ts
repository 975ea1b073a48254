import type { JobContent } from '../content.ts'
import type { Job } from '../job.ts'

/** The pending changes of a published job, as they are stored. */
export type Revision = {
  /** 0 before the first changes; publishing or discarding them increments it. */
  readonly version: number
  /** The version of the job on which they are based. */
  readonly base: number
  /** Null if nothing is pending. */
  readonly content: JobContent | null
  /** Who wrote each of the changed fields last. */
  readonly writers: Readonly<Record<string, string>>
}

export type Pending = Revision & { readonly content: JobContent }

export const isPending = (revision: Revision): revision is Pending => revision.content !== null

/** The content of the job if everything were published now. */
export const contentWith = ({ content }: Revision, job: Job): JobContent => content ?? job
