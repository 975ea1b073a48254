import { Anchor, Button, Text, Timeline } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangedFields } from '../../audit/changed-fields.tsx'
import { useTrailWords } from '../../audit/use-trail-words.ts'
import { jobHistoryQuery } from '../../jobs/queries.ts'
import { useFormat } from '../../language/format.ts'
import { TextLink } from '../../parts/links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PageSkeleton } from '../../parts/page-skeleton.tsx'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { type Entry, type Sitting, sittingsOf } from './sittings.ts'

const route = getRouteApi('/members-only/groups/$groupId/positions/$jobId/history')

export const HistoryPage = () => {
  const { t } = useTranslation(['jobs', 'revisions', 'app'])
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
      <PageHead title={t('history.title')} lead={t('revisions:history.lead')} />
      {error && <ProblemNotice error={error} />}
      {!data && !error && <PageSkeleton />}
      <Timeline bulletSize={14} lineWidth={2}>
        {sittingsOf(data?.pages.flatMap(({ items }) => items) ?? []).map(sitting => (
          <Timeline.Item key={sitting.newest.version} title={words.action('job', sitting.newest.action)}>
            <Line entry={sitting.newest} />
            <ChangedFields names={sitting.changed} />
            <Others sitting={sitting} />
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

const Line = ({ entry: { version, at, by } }: { readonly entry: Entry }) => {
  const { t } = useTranslation('jobs')
  const format = useFormat()
  const params = route.useParams()
  return (
    <Text size="sm" c="dimmed">
      {[format.instant(at), by?.name ?? t('history.nobody')].join(' · ')}
      {' · '}
      <TextLink
        to="/groups/$groupId/positions/$jobId/history/$version"
        params={{ ...params, version: String(version) }}
        inherit
      >
        {t('history.version', { version })}
      </TextLink>
    </Text>
  )
}

const Others = ({ sitting: { others } }: { readonly sitting: Sitting }) => {
  const { t } = useTranslation('revisions')
  const [isOpen, setOpen] = useState(false)
  if (others.length === 0) return null
  if (isOpen) return others.map(entry => <Line key={entry.version} entry={entry} />)
  return (
    <Anchor component="button" type="button" size="xs" onClick={() => setOpen(true)}>
      {t('history.others', { count: others.length })}
    </Anchor>
  )
}
