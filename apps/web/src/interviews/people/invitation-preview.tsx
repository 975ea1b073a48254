import { Alert, Skeleton, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconMailOff } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { isProblem } from '../../api/problem.ts'
import { AddressedLetter } from '../../parts/addressed-letter.tsx'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import type { Interviewee } from '../queries.ts'

type Props = {
  /** The first of those who are invited. */
  readonly to: Interviewee
  /** So many more get the same. */
  readonly others: number
  readonly message: string
}

const typingMs = 350

/** The invitation as the service renders it. */
export const InvitationPreview = ({ to, others, message }: Props) => {
  const { t } = useTranslation(['interviews', 'app'])
  const { intervieweeId, firstName, lastName } = to
  const [settled] = useDebouncedValue(message, typingMs)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['interviews', 'letter', intervieweeId, settled],
    queryFn: ({ signal }) =>
      dataOf(
        api.POST('/api/interviews/interviewees/{intervieweeId}/letter-preview', {
          params: { path: { intervieweeId } },
          body: { message: settled },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return (
    <section aria-label={t('app:letter.title')}>
      {isProblem(error, 'NOT_FOUND') ? (
        <Alert color="orange" icon={<IconMailOff aria-hidden />}>
          {t('invite.noAddress')}
        </Alert>
      ) : (
        error && <ProblemNotice error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height={280} aria-busy />}
      {data && !error && <AddressedLetter letter={data} isOld={isPlaceholderData || settled !== message} />}
      {others > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('invite.others', { count: others, name: `${firstName} ${lastName}` })}
        </Text>
      )}
    </section>
  )
}
