import { useQuery } from '@tanstack/react-query'
import { waitingStepsQuery } from '../../waiting-steps/queries.ts'
import type { Job } from '../queries.ts'

const publishing: ReadonlySet<string> = new Set(['PUBLISH_JOB', 'PUBLISH_JOB_CHANGES'])

/** What is announced to become public is what was read then: until it is, or is taken back, nobody writes in it. */
export const useIsLocked = ({ jobId, researchGroupId }: Pick<Job, 'jobId' | 'researchGroupId'>): boolean => {
  const { data } = useQuery(waitingStepsQuery(researchGroupId))
  return data?.some(step => step.jobId === jobId && step.state === 'WAITING' && publishing.has(step.kind)) ?? false
}
