import { useQuery } from '@tanstack/react-query'
import { waitingStepsQuery } from '../../waiting-steps/queries.ts'
import type { Job } from '../queries.ts'

const publishing: ReadonlySet<string> = new Set(['PUBLISH_JOB', 'PUBLISH_JOB_CHANGES'])

/** While publishing is scheduled the text is frozen: it must stay the one that was confirmed. */
export const useIsLocked = ({ jobId, researchGroupId }: Pick<Job, 'jobId' | 'researchGroupId'>): boolean => {
  const { data } = useQuery(waitingStepsQuery(researchGroupId))
  return data?.some(step => step.jobId === jobId && step.state === 'WAITING' && publishing.has(step.kind)) ?? false
}
