import { Group, NativeSelect, Table } from '@mantine/core'
import { IconBriefcase } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { Empty } from '../../parts/empty.tsx'
import { TextLink } from '../../parts/links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { WhenCell } from '../../parts/when-cell.tsx'
import type { GroupJobsSearch } from '../queries.ts'
import { jobStates } from '../search.ts'
import { StateBadge } from '../state-badge.tsx'
import { allJobsQuery } from './queries.ts'

const route = getRouteApi('/admin/positions')

export const PositionsPage = () => {
  const { t } = useTranslation('jobs')
  const format = useFormat()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const jobs = useInfiniteQuery(allJobsQuery(search))
  const show = (wanted: GroupJobsSearch): void => void navigate({ search: wanted, replace: true })
  const look = (query: string | undefined): void => {
    const { query: _, ...rest } = search
    show({ ...rest, ...(query && { query }) })
  }
  const choose = (wanted: string): void => {
    const { state: _, ...rest } = search
    const state = jobStates.find(each => each === wanted)
    show({ ...rest, ...(state && { state }) })
  }
  const isNarrowed = Object.keys(search).length > 0
  return (
    <>
      <PageHead title={t('admin.title')} lead={t('admin.lead')} />
      <Group mb="md">
        <SearchField label={t('admin.search')} value={search.query} onSearch={look} />
        <NativeSelect
          aria-label={t('mine.state')}
          value={search.state ?? ''}
          onChange={event => choose(event.currentTarget.value)}
          data={[
            { value: '', label: t('mine.all') },
            ...jobStates.map(state => ({ value: state, label: t(`state.${state}`) })),
          ]}
        />
      </Group>
      <PagedTable
        pages={jobs}
        head={[
          t('mine.columns.title'),
          t('admin.group'),
          t('mine.columns.state'),
          t('mine.columns.deadline'),
          t('mine.columns.changed'),
        ]}
        empty={
          <Empty
            icon={IconBriefcase}
            title={t(isNarrowed ? 'mine.nothing' : 'admin.none')}
            text={t(isNarrowed ? 'mine.nothingHint' : 'admin.noneHint')}
          />
        }
        row={({ jobId, researchGroupId: groupId, researchGroupName, title, state, applicationDeadline, updatedAt }) => (
          <Table.Tr key={jobId}>
            <Table.Td>
              <TextLink to="/groups/$groupId/positions/$jobId" params={{ groupId, jobId }} fw={600}>
                {title}
              </TextLink>
            </Table.Td>
            <Table.Td>{researchGroupName}</Table.Td>
            <Table.Td>
              <StateBadge state={state} />
            </Table.Td>
            <WhenCell label={t('mine.columns.deadline')}>
              {applicationDeadline ? format.date(applicationDeadline) : '–'}
            </WhenCell>
            <WhenCell label={t('mine.columns.changed')}>{format.instant(updatedAt)}</WhenCell>
          </Table.Tr>
        )}
      />
    </>
  )
}
