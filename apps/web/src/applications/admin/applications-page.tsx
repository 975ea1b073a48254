import { Group } from '@mantine/core'
import { IconFileDescription } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { applicationStates } from '../../api/values.gen.ts'
import type { RawSearch } from '../../app/search.ts'
import { Empty } from '../../parts/empty.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import { SelectFilter } from '../../parts/select-filter.tsx'
import { readMineSearch } from '../queries.ts'
import { ApplicationRow, useApplicationHead } from './application-row.tsx'
import { allApplicationsQuery } from './queries.ts'

const route = getRouteApi('/admin/applications')

/** For administrators, who see how procedures progress but not who applied. */
export const ApplicationsPage = () => {
  const { t } = useTranslation('applications')
  const head = useApplicationHead()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const applications = useInfiniteQuery(allApplicationsQuery(search))
  const change = (part: RawSearch): void =>
    void navigate({ search: readMineSearch({ ...search, ...part }), replace: true })
  return (
    <>
      <PageHead title={t('admin.title')} lead={t('admin.lead')} />
      <Group mb="md">
        <SelectFilter
          label={t('admin.columns.state')}
          all={t('admin.all')}
          values={applicationStates}
          value={search.state}
          labelOf={state => t(`statesForStaff.${state}`)}
          onChoose={state => change({ state })}
        />
      </Group>
      <PagedTable
        pages={applications}
        head={head}
        empty={
          <Empty
            icon={IconFileDescription}
            title={t(search.state ? 'mine.nothing' : 'admin.none')}
            text={t(search.state ? 'mine.nothingHint' : 'admin.noneHint')}
          />
        }
        row={one => <ApplicationRow key={one.applicationId} application={one} />}
      />
    </>
  )
}
