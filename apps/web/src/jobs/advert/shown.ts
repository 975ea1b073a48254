import type { Reply } from '../../api/reply.ts'

/** The common fields of the public page and the preview. */
export type Shown = Omit<Reply<'/api/jobs/{jobId}', 'get'>, 'appliedVersion'>
