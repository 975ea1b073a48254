import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { IconFileDescription } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { applicationStates } from '../../api/values.gen.ts'
import { Empty } from '../../parts/empty.tsx'
import { ButtonLink } from '../../parts/links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { SelectFilter } from '../../parts/select-filter.tsx'
import { useLive } from '../../parts/use-live.ts'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { myApplicationsQuery, readMineSearch } from '../queries.ts'
import { ApplicationCard } from './application-card.tsx'

const route = getRouteApi('/signed-in-only/applications')

export const MinePage = () => {
  const { t } = useTranslation(['applications', 'app'])
  const search = route.useSearch()
  const navigate = route.useNavigate()
  // Groups move applications on, so the data of the start page may be stale.
  const mine = useInfiniteQuery({
    ...myApplicationsQuery(search),
    refetchOnMount: 'always',
  })
  useLive([mine])
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = mine
  const items = data?.pages.flatMap(page => page.items)
  const isFiltered = search.state !== undefined
  return (
    <>
      <PageHead
        title={t('mine.title')}
        lead={t('mine.lead')}
        actions={
          <SelectFilter
            label={t('mine.state')}
            all={t('mine.all')}
            values={applicationStates}
            value={search.state}
            labelOf={state => t(`states.${state}`)}
            onChoose={state => void navigate({ search: readMineSearch({ state }), replace: true })}
          />
        }
      />
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {items === undefined && !error && (
        <Stack aria-busy>
          <Skeleton height={180} />
          <Skeleton height={180} />
        </Stack>
      )}
      {items?.length === 0 && (
        <Empty
          icon={IconFileDescription}
          title={t(isFiltered ? 'mine.nothing' : 'mine.none')}
          text={t(isFiltered ? 'mine.nothingHint' : 'mine.noneHint')}
        >
          {!isFiltered && <ButtonLink to="/positions">{t('mine.find')}</ButtonLink>}
        </Empty>
      )}
      <Stack gap="lg">
        {items?.map(application => (
          <ApplicationCard key={application.applicationId} application={application} />
        ))}
      </Stack>
      {hasNextPage && (
        <Group justify="center" mt="lg">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('app:more')}
          </Button>
        </Group>
      )}
    </>
  )
}
