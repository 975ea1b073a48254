import { Group, Table, Text } from '@mantine/core'
import { IconBriefcase } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { jobStates } from '../../api/values.gen.ts'
import type { RawSearch } from '../../app/search.ts'
import { jobCountsQuery } from '../../evaluation/queries.ts'
import { useFormat } from '../../language/format.ts'
import { Empty } from '../../parts/empty.tsx'
import { TextLink } from '../../parts/links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { SelectFilter } from '../../parts/select-filter.tsx'
import { useLive } from '../../parts/use-live.ts'
import { WhenCell } from '../../parts/when-cell.tsx'
import { membershipOf, useMe } from '../../session/me.ts'
import { groupJobsQuery } from '../queries.ts'
import { readGroupJobsSearch } from '../search.ts'
import { StateBadge } from '../state-badge.tsx'
import { ApplicationCounts } from './application-counts.tsx'
import { NewJobButton } from './new-job-button.tsx'

const route = getRouteApi('/members-only/groups/$groupId/positions')

export const MinePage = () => {
  const { t } = useTranslation('jobs')
  const format = useFormat()
  const { groupId } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const jobs = useInfiniteQuery(groupJobsQuery(groupId, search))
  const { me } = useMe()
  const isMember = membershipOf(me, groupId) !== undefined
  const counts = useQuery({ ...jobCountsQuery, enabled: isMember })
  useLive([counts])
  const change = (part: RawSearch): void =>
    void navigate({ search: readGroupJobsSearch({ ...search, ...part }), replace: true })
  const isNarrowed = search.query !== undefined || search.state !== undefined
  return (
    <>
      <PageHead title={t('mine.title')} lead={t('mine.lead')} actions={<NewJobButton groupId={groupId} />} />
      <Group mb="md" align="flex-end">
        <SearchField label={t('mine.search')} value={search.query} onSearch={query => change({ query })} />
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
        head={[
          t('mine.columns.title'),
          t('mine.columns.state'),
          ...(isMember ? [t('mine.columns.applications')] : []),
          t('mine.columns.deadline'),
          t('mine.columns.changed'),
        ]}
        empty={
          <Empty
            icon={IconBriefcase}
            title={t(isNarrowed ? 'mine.nothing' : 'mine.none')}
            text={t(isNarrowed ? 'mine.nothingHint' : 'mine.noneHint')}
          />
        }
        row={job => (
          <Table.Tr key={job.jobId}>
            <Table.Td>
              <TextLink
                to="/groups/$groupId/positions/$jobId"
                params={{ groupId: job.researchGroupId, jobId: job.jobId }}
                fw={600}
                data-opens
              >
                {job.title}
              </TextLink>
            </Table.Td>
            <Table.Td>
              <Group gap={6}>
                <StateBadge job={job} />
                {job.pendingChanges && job.state === 'PUBLISHED' && (
                  <Text size="xs" c="dimmed">
                    {t('mine.pending')}
                  </Text>
                )}
              </Group>
            </Table.Td>
            {isMember && (
              <Table.Td data-label={t('mine.columns.applications')}>
                <ApplicationCounts job={counts.data?.find(({ jobId }) => jobId === job.jobId)} />
              </Table.Td>
            )}
            <WhenCell label={t('mine.columns.deadline')}>
              {job.applicationDeadline ? format.date(job.applicationDeadline) : '–'}
            </WhenCell>
            <WhenCell label={t('mine.columns.changed')}>{format.instant(job.updatedAt)}</WhenCell>
          </Table.Tr>
        )}
      />
    </>
  )
}
