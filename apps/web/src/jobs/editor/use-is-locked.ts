import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { waitingStepsQuery } from '../../waiting-steps/queries.ts'
import type { Job } from '../queries.ts'

type Named = Pick<Job, 'jobId' | 'researchGroupId'>

const publishing: ReadonlySet<string> = new Set(['PUBLISH_JOB', 'PUBLISH_JOB_CHANGES'])
const oftenMs = 10_000

/** While publishing is scheduled the text is frozen: it must stay the one that was confirmed. */
export const useIsLocked = ({ jobId, researchGroupId }: Named): boolean => {
  const { data } = useQuery({ ...waitingStepsQuery(researchGroupId), refetchInterval: oftenMs })
  return data?.some(step => step.jobId === jobId && step.state === 'WAITING' && publishing.has(step.kind)) ?? false
}

/** Saving would break what another member has just announced, so this looks once more before the pause is over. */
export const useLookWhenTyping = ({ researchGroupId }: Named, isTyping: boolean): void => {
  const client = useQueryClient()
  useEffect(() => {
    if (isTyping) void client.refetchQueries(waitingStepsQuery(researchGroupId))
  }, [client, researchGroupId, isTyping])
}
