import { Group, NativeSelect, Table } from '@mantine/core'
import { IconFileDescription } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { Empty } from '../../parts/empty.tsx'
import { TextLink } from '../../parts/links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import { WhenCell } from '../../parts/when-cell.tsx'
import { applicationStates } from '../queries.ts'
import { StateBadge } from '../state-badge.tsx'
import { allApplicationsQuery } from './queries.ts'

const route = getRouteApi('/admin/applications')

/** How the procedures go; who applied is for the groups to know. */
export const ApplicationsPage = () => {
  const { t } = useTranslation('applications')
  const format = useFormat()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const applications = useInfiniteQuery(allApplicationsQuery(search))
  const choose = (wanted: string): void => {
    const state = applicationStates.find(each => each === wanted)
    void navigate({ search: state ? { state } : {}, replace: true })
  }
  return (
    <>
      <PageHead title={t('admin.title')} lead={t('admin.lead')} />
      <Group mb="md">
        <NativeSelect
          aria-label={t('admin.columns.state')}
          value={search.state ?? ''}
          onChange={event => choose(event.currentTarget.value)}
          data={[
            { value: '', label: t('admin.all') },
            ...applicationStates.map(state => ({ value: state, label: t(`states.${state}`) })),
          ]}
        />
      </Group>
      <PagedTable
        pages={applications}
        head={[
          t('admin.columns.job'),
          t('admin.columns.group'),
          t('admin.columns.state'),
          t('admin.columns.sent'),
          t('admin.columns.changed'),
        ]}
        empty={
          <Empty
            icon={IconFileDescription}
            title={t(search.state ? 'mine.nothing' : 'admin.none')}
            text={t(search.state ? 'mine.nothingHint' : 'admin.noneHint')}
          />
        }
        row={({ applicationId, job, state, submittedAt, updatedAt }) => (
          <Table.Tr key={applicationId}>
            <Table.Td>
              <TextLink
                to="/groups/$groupId/positions/$jobId"
                params={{ groupId: job.researchGroupId, jobId: job.jobId }}
              >
                {job.title}
              </TextLink>
            </Table.Td>
            <Table.Td>{job.researchGroupName}</Table.Td>
            <Table.Td>
              <StateBadge state={state} />
            </Table.Td>
            <WhenCell label={t('admin.columns.sent')}>{submittedAt ? format.instant(submittedAt) : '–'}</WhenCell>
            <WhenCell label={t('admin.columns.changed')}>{format.instant(updatedAt)}</WhenCell>
          </Table.Tr>
        )}
      />
    </>
  )
}
