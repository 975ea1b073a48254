import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { waitingStepsQuery } from './queries.ts'

type About = { readonly researchGroupId: string; readonly jobId: string }

/** Calls when a step that waited for a position is over: carried out, refused or taken back, by whomever. */
export const useSettled = ({ researchGroupId, jobId }: About, onSettled: () => unknown): void => {
  const { data } = useQuery(waitingStepsQuery(researchGroupId))
  const waiting = data?.filter(step => step.jobId === jobId && step.state === 'WAITING').length ?? 0
  const before = useRef(waiting)
  const newest = useRef(onSettled)
  newest.current = onSettled
  useEffect(() => {
    if (waiting < before.current) newest.current()
    before.current = waiting
  }, [waiting])
}
