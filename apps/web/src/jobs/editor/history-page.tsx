import { Text, Timeline } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { TextLink } from '../../parts/links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PageSkeleton } from '../../parts/page-skeleton.tsx'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { jobHistoryQuery } from '../queries.ts'

const route = getRouteApi('/members-only/groups/$groupId/positions/$jobId/history')
const actions = ['create', 'edit', 'publish', 'unpublish', 'close', 'fill', 'duplicate', 'translate'] as const

export const HistoryPage = () => {
  const { t } = useTranslation('jobs')
  const format = useFormat()
  const params = route.useParams()
  const { data, error } = useInfiniteQuery(jobHistoryQuery(params.jobId))
  const said = (action: string): string => {
    const known = actions.find(each => each === action)
    return known ? t(`history.actions.${known}`) : action
  }
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
            <Timeline.Item key={version} title={`${t('history.version', { version })} · ${said(action)}`}>
              <Text size="sm" c="dimmed">
                {format.instant(at)} · {by?.name ?? t('history.nobody')}
              </Text>
              {changed.length > 0 && <Text size="sm">{t('history.changed', { fields: changed.join(', ') })}</Text>}
            </Timeline.Item>
          ))}
      </Timeline>
    </>
  )
}
