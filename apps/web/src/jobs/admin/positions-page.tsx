import { Group, NativeSelect } from '@mantine/core'
import { IconBriefcase } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { jobStates } from '../../api/values.gen.ts'
import { Empty } from '../../parts/empty.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import type { GroupJobsSearch } from '../queries.ts'
import { PositionRow, usePositionHead } from './position-row.tsx'
import { allJobsQuery } from './queries.ts'

const route = getRouteApi('/admin/positions')

export const PositionsPage = () => {
  const { t } = useTranslation('jobs')
  const head = usePositionHead()
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
        head={head}
        empty={
          <Empty
            icon={IconBriefcase}
            title={t(isNarrowed ? 'mine.nothing' : 'admin.none')}
            text={t(isNarrowed ? 'mine.nothingHint' : 'admin.noneHint')}
          />
        }
        row={job => <PositionRow key={job.jobId} job={job} />}
      />
    </>
  )
}
