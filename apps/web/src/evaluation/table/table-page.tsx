import { Button, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconGauge, IconInbox, IconListNumbers, IconSearchOff } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../parts/empty.tsx'
import { ButtonLink } from '../../parts/links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useLive } from '../../parts/use-live.ts'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { KeysButton } from '../keys/keys-button.tsx'
import { KeysDialog } from '../keys/keys-dialog.tsx'
import { listQuery } from '../queries.ts'
import {
  type EvaluationSearch,
  isNarrowed,
  readWanted,
  type Sort,
  sorts,
  usualColumns,
  usualSort,
  type Wanted,
} from '../search.ts'
import { ApplicationCards } from './application-cards.tsx'
import { ApplicationTable } from './application-table.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { ExportMenu } from './export-menu.tsx'
import { Filters } from './filters.tsx'
import { SavedViews } from './saved-views.tsx'
import { useChangeSearch } from './use-change-search.ts'
import { useSelection } from './use-selection.ts'
import { useTableKeys } from './use-table-keys.ts'

const route = getRouteApi('/evaluation-only/evaluation')

export const TablePage = () => {
  const { t } = useTranslation(['evaluation', 'app'])
  const search = route.useSearch()
  const wanted = readWanted(search)
  const pages = useInfiniteQuery(listQuery(wanted))
  useLive([pages])
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = pages
  const lines = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const selection = useSelection(lines)
  const [areKeysShown, setKeysShown] = useState(false)
  useTableKeys(selection.toggle, () => setKeysShown(true))
  const isNarrow = useMediaQuery('(max-width: 64em)', false, { getInitialValueInEffect: false })
  const total = data?.pages[0]?.total
  const shown = search.columns ?? usualColumns
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={<PageActions wanted={wanted} groupId={lines[0]?.researchGroupId} />}
      />
      <SavedViews search={search} />
      <Filters search={search} facets={data?.pages[0]?.facets} />
      <Group justify="space-between" mb="xs" mih={36}>
        <Text size="sm" c="dimmed" role="status">
          {total !== undefined && t('found', { count: total })}
        </Text>
        <Group gap="xs">
          {isNarrow ? (
            <SortChoice sort={search.sort} />
          ) : (
            <>
              <KeysButton onClick={() => setKeysShown(true)} />
              <ColumnChoice shown={shown} />
            </>
          )}
        </Group>
      </Group>
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Stack aria-busy gap="sm">
          {[1, 2, 3, 4, 5, 6].map(each => (
            <Skeleton key={each} height={48} />
          ))}
        </Stack>
      )}
      {data && lines.length === 0 && <NothingFound search={search} />}
      {lines.length > 0 &&
        (isNarrow ? (
          <ApplicationCards lines={lines} search={search} selection={selection} isOld={isPlaceholderData} />
        ) : (
          <ApplicationTable
            lines={lines}
            shown={shown}
            search={search}
            selection={selection}
            isOld={isPlaceholderData}
          />
        ))}
      {hasNextPage && (
        <Button variant="default" mt="lg" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('app:more')}
        </Button>
      )}
      <BulkBar selection={selection} />
      {areKeysShown && <KeysDialog of="table" onClose={() => setKeysShown(false)} />}
    </>
  )
}

type PageActionsProps = { readonly wanted: Wanted; readonly groupId: string | undefined }

const PageActions = ({ wanted, groupId }: PageActionsProps) => {
  const { t } = useTranslation('evaluation')
  const [jobId, ...others] = wanted.jobId ?? []
  return (
    <>
      {jobId !== undefined && others.length === 0 && groupId !== undefined && (
        <>
          <ButtonLink
            to="/groups/$groupId/positions/$jobId/calibration"
            params={{ groupId, jobId }}
            variant="default"
            leftSection={<IconGauge size={17} stroke={1.7} aria-hidden />}
          >
            {t('compared')}
          </ButtonLink>
          <ButtonLink
            to="/groups/$groupId/positions/$jobId/ranking"
            params={{ groupId, jobId }}
            variant="default"
            leftSection={<IconListNumbers size={17} stroke={1.7} aria-hidden />}
          >
            {t('ranked')}
          </ButtonLink>
        </>
      )}
      <ExportMenu wanted={wanted} />
    </>
  )
}

type Props = { readonly search: EvaluationSearch }

const NothingFound = ({ search }: Props) => {
  const { t } = useTranslation('evaluation')
  const { researchGroupId } = search
  if (!isNarrowed(search)) return <Empty icon={IconInbox} title={t('empty.none')} text={t('empty.noneHint')} />
  return (
    <Empty icon={IconSearchOff} title={t('empty.nothing')} text={t('empty.nothingHint')}>
      <ButtonLink to="/evaluation" search={researchGroupId ? { researchGroupId } : {}} variant="default">
        {t('empty.all')}
      </ButtonLink>
    </Empty>
  )
}

type SortChoiceProps = { readonly sort: Sort | undefined }

/** Sorting on small screens, where the table has no header. */
const SortChoice = ({ sort = usualSort }: SortChoiceProps) => {
  const { t } = useTranslation('evaluation')
  const change = useChangeSearch()
  return (
    <NativeSelect
      aria-label={t('sort.title')}
      value={sort}
      onChange={event => change({ sort: sorts.find(each => each === event.currentTarget.value) })}
      data={sorts.map(each => ({ value: each, label: t(`sort.${each}`) }))}
    />
  )
}
