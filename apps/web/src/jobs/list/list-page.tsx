import { Button, Group, NativeSelect, Text, VisuallyHidden } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { Empty } from '../../parts/empty.tsx'
import { ButtonLink } from '../../parts/links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { openJobsQuery } from '../queries.ts'
import { sorts } from '../search.ts'
import { Facets } from './facets.tsx'
import { JobCardSkeletons, JobCards } from './job-cards.tsx'
import classes from './list.module.css'
import { SearchField } from './search-field.tsx'
import { useChangeSearch } from './use-change-search.ts'

const route = getRouteApi('/positions')

export const ListPage = () => {
  const { t } = useTranslation(['jobs', 'app'])
  const format = useFormat()
  const search = route.useSearch()
  const change = useChangeSearch()
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData } = useInfiniteQuery(
    openJobsQuery(search),
  )
  const first = data?.pages[0]
  const jobs = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <PageHead title={t('list.title')} lead={t('list.lead')} />
      <SearchField />
      <div className={classes.columns}>
        <Facets facets={first?.facets} />
        <section aria-labelledby="results" className={classes.results}>
          <VisuallyHidden component="h2">{t('list.results')}</VisuallyHidden>
          <Group justify="space-between" mb="md">
            <Text id="results" role="status" c="dimmed" size="sm">
              {first && t('list.found', { count: first.total, formatted: format.number(first.total) })}
            </Text>
            <NativeSelect
              size="sm"
              aria-label={t('list.sort')}
              value={search.sort ?? ''}
              onChange={event => change({ sort: sorts.find(each => each === event.currentTarget.value) })}
              data={[
                { value: '', label: t(search.query ? 'list.relevance' : 'list.newest') },
                ...sorts
                  .filter(each => search.query || each !== '-publishedAt')
                  .map(each => ({ value: each, label: t(`list.sorts.${each}`) })),
              ]}
            />
          </Group>
          {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
          {!first && !error && <JobCardSkeletons />}
          {first && jobs.length === 0 && <NothingFound />}
          <JobCards jobs={jobs} isOld={isPlaceholderData} />
          {hasNextPage && (
            <Button variant="default" mt="lg" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('app:more')}
            </Button>
          )}
        </section>
      </div>
    </>
  )
}

const NothingFound = () => {
  const { t } = useTranslation('jobs')
  const isNarrowed = Object.keys(route.useSearch()).some(name => name !== 'sort')
  if (!isNarrowed) return <Empty icon={IconSearchOff} title={t('list.none')} text={t('list.noneHint')} />
  return (
    <Empty icon={IconSearchOff} title={t('list.nothing')} text={t('list.nothingHint')}>
      <ButtonLink to="/positions" variant="default">
        {t('list.clearAll')}
      </ButtonLink>
    </Empty>
  )
}
