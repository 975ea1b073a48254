import { Group } from '@mantine/core'
import { IconBriefcase } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { jobStates } from '../../api/values.gen.ts'
import type { RawSearch } from '../../app/search.ts'
import { Empty } from '../../parts/empty.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { SelectFilter } from '../../parts/select-filter.tsx'
import { readGroupJobsSearch } from '../search.ts'
import { PositionRow, usePositionHead } from './position-row.tsx'
import { allJobsQuery } from './queries.ts'

const route = getRouteApi('/admin/positions')

export const PositionsPage = () => {
  const { t } = useTranslation('jobs')
  const head = usePositionHead()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const jobs = useInfiniteQuery(allJobsQuery(search))
  const change = (part: RawSearch): void =>
    void navigate({ search: readGroupJobsSearch({ ...search, ...part }), replace: true })
  const isNarrowed = Object.keys(search).length > 0
  return (
    <>
      <PageHead title={t('admin.title')} lead={t('admin.lead')} />
      <Group mb="md">
        <SearchField label={t('admin.search')} value={search.query} onSearch={query => change({ query })} />
        <SelectFilter
          label={t('mine.state')}
          all={t('mine.all')}
          values={jobStates}
          value={search.state}
          labelOf={state => t(`state.${state}`)}
          onChoose={state => change({ state })}
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
