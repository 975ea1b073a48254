import { Skeleton, Stack, Text } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { LetterList } from '../../jobs/consequences/letter-list.tsx'
import { ProblemNotice } from '../../problems/problem-notice.tsx'

type Props = {
  readonly applicationIds: readonly string[]
  /** Whether the applicants get e-mails. */
  readonly notify: boolean
}

/** The group may change its waiting time while the dialog is open. */
const oftenMs = 15_000

/** Says who else is written to because of a decision, and until when it can be taken back. */
export const Consequences = ({ applicationIds, notify }: Props) => {
  const { t } = useTranslation('evaluation')
  const { data, error, refetch } = useQuery(consequencesQuery(applicationIds))
  if (error) return <ProblemNotice error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={60} mt="md" aria-busy />
  const { graceMinutes, letters } = data
  const sent = letters.filter(({ type }) => notify || type !== 'INTERVIEW_CANCELLED')
  return (
    <Stack mb="lg" gap="sm">
      {sent.length < letters.length && <Text>{t('decide.quietInterview')}</Text>}
      <Text fw={600}>{t(sent.length > 0 ? 'decide.alsoTold' : 'decide.nobodyElse')}</Text>
      {sent.length > 0 && <LetterList letters={sent} />}
      <Text fw={600}>{graceMinutes > 0 ? t('decide.until', { count: graceMinutes }) : t('decide.atOnce')}</Text>
    </Stack>
  )
}

export const consequencesQuery = (applicationIds: readonly string[]) =>
  queryOptions({
    queryKey: ['evaluation', 'consequences', applicationIds],
    queryFn: ({ signal }) =>
      dataOf(
        api.POST('/api/evaluation/applications/consequences', {
          body: { applicationIds: [...applicationIds] },
          signal,
        }),
      ),
    gcTime: 0,
    refetchInterval: oftenMs,
  })
