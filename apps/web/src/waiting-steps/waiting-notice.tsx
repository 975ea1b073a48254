import { Stack } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMatches, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { concerns } from './concerns.ts'
import { waitingKey, waitingStepsQuery } from './queries.ts'
import { StepRow } from './step-row.tsx'

/** The waiting and failed steps that concern the current page. When a step is over, the page refetches its data. */
export default function WaitingNotice({ groupId }: { readonly groupId?: string }) {
  const { t } = useTranslation('waiting-steps')
  const client = useQueryClient()
  const { jobId, processId } = useParams({ strict: false })
  const path = useMatches({ select: matches => matches.at(-1)?.fullPath ?? '' })
  const { data: steps = [] } = useQuery(waitingStepsQuery(groupId))
  const shown = steps.filter(step => concerns(step, { path, jobId, processId }))
  const waiting = steps.filter(({ state }) => state === 'WAITING').map(({ stepId }) => stepId)
  const before = useRef<readonly string[]>([])
  useEffect(() => {
    const isOver = before.current.some(stepId => !waiting.includes(stepId))
    before.current = waiting
    if (isOver) void client.invalidateQueries({ predicate: ({ queryKey: [room] }) => room !== waitingKey[0] })
  }, [waiting, client])
  return (
    <div role="status">
      {shown.length > 0 && (
        <Stack component="section" aria-label={t('title')} gap="xs" mb="lg">
          {shown.map(step => (
            <StepRow key={step.stepId} step={step} isNamed={jobId === undefined && processId === undefined} />
          ))}
        </Stack>
      )}
    </div>
  )
}
