import { Alert, Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconMailOff } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { isProblem } from '../../api/problem.ts'
import { AddressedLetter } from '../../parts/addressed-letter.tsx'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import type { Reason } from '../application.ts'
import type { Decision } from './verdict.ts'

type Props = {
  readonly applicationId: string
  readonly decision: Decision
  /** For a rejection. */
  readonly reason?: Reason
  readonly message: string
}

const typingMs = 350

/** The letter as the service renders it. */
export const LetterPreview = ({ applicationId, decision, reason, message }: Props) => {
  const { t } = useTranslation('evaluation')
  const [settled] = useDebouncedValue(message, typingMs)
  const body = { decision, message: settled, ...(reason && { reason }) }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['evaluation', 'letter', applicationId, body],
    queryFn: ({ signal }) =>
      dataOf(
        api.POST('/api/evaluation/applications/{applicationId}/letter-preview', {
          params: { path: { applicationId } },
          body,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  if (isProblem(error, 'NOT_FOUND'))
    return (
      <Alert color="orange" icon={<IconMailOff aria-hidden />}>
        {t('letter.noAddress')}
      </Alert>
    )
  if (error) return <ProblemNotice error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton height={280} aria-busy />
  return <AddressedLetter letter={data} isOld={isPlaceholderData || settled !== message} />
}
