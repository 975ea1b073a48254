import { Button, Text, Timeline } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ChangedFields } from '../../audit/changed-fields.tsx'
import { useTrailWords } from '../../audit/use-trail-words.ts'
import { useFormat } from '../../language/format.ts'
import { TextLink } from '../../parts/links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PageSkeleton } from '../../parts/page-skeleton.tsx'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { jobHistoryQuery } from '../queries.ts'

const route = getRouteApi('/members-only/groups/$groupId/positions/$jobId/history')

export const HistoryPage = () => {
  const { t } = useTranslation(['jobs', 'app'])
  const format = useFormat()
  const params = route.useParams()
  const words = useTrailWords()
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    jobHistoryQuery(params.jobId),
  )
  return (
    <>
      <TextLink to="/groups/$groupId/positions/$jobId" params={params} size="sm" display="inline-flex" mb="lg">
        <IconArrowLeft size={16} aria-hidden />
        &nbsp;{t('step.edit')}
      </TextLink>
      <PageHead title={t('history.title')} />
      {error && <ProblemNotice error={error} />}
      {!data && !error && <PageSkeleton />}
      <Timeline bulletSize={14} lineWidth={2}>
        {data?.pages
          .flatMap(({ items }) => items)
          .map(({ version, at, action, changed, by }) => (
            <Timeline.Item key={version} title={words.deed('job', action)}>
              <Text size="sm" c="dimmed">
                {[format.instant(at), by?.name ?? t('history.nobody'), t('history.version', { version })].join(' · ')}
              </Text>
              <ChangedFields names={changed} />
            </Timeline.Item>
          ))}
      </Timeline>
      {hasNextPage && (
        <Button variant="default" mt="lg" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('app:more')}
        </Button>
      )}
    </>
  )
}
