import type { JobContent } from '../content.ts'
import type { Job } from '../job.ts'

/** The changes of a published job that wait to be published, as they are kept. */
export type Revision = {
  /** 0 before anything was ever kept; it counts on when changes are published or discarded. */
  readonly version: number
  /** The job's version that they began from. */
  readonly base: number
  /** Null where nothing waits. */
  readonly content: JobContent | null
  /** Who wrote each of the changed fields last. */
  readonly writers: Readonly<Record<string, string>>
}

export type Pending = Revision & { readonly content: JobContent }

export const isPending = (revision: Revision): revision is Pending => revision.content !== null

/** What the job would say if everything were published now. */
export const contentWith = ({ content }: Revision, job: Job): JobContent => content ?? job
