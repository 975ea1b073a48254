import { Badge, Group, Table, Text } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { groupStates } from '../../api/values.gen.ts'
import type { RawSearch } from '../../app/search.ts'
import { useFormat } from '../../language/format.ts'
import { Empty } from '../../parts/empty.tsx'
import { ButtonLink, TextLink } from '../../parts/links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { SelectFilter } from '../../parts/select-filter.tsx'
import { WhenCell } from '../../parts/when-cell.tsx'
import { isSuspended } from '../is-suspended.ts'
import { GroupActions } from './group-actions.tsx'
import { adminGroupsQuery, readGroupsSearch } from './queries.ts'

const route = getRouteApi('/admin/groups')
const colors = { DRAFT: 'orange', ACTIVE: 'teal', DENIED: 'gray' } as const

export const GroupsPage = () => {
  const { t } = useTranslation('groups')
  const format = useFormat()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const groups = useInfiniteQuery(adminGroupsQuery(search))
  const change = (part: RawSearch): void =>
    void navigate({ search: readGroupsSearch({ ...search, ...part }), replace: true })
  return (
    <>
      <PageHead
        title={t('admin.title')}
        lead={t('admin.lead')}
        actions={<ButtonLink to="/admin/groups/new">{t('admin.new')}</ButtonLink>}
      />
      <Group mb="md">
        <SearchField label={t('admin.search')} value={search.query} onSearch={query => change({ query })} />
        <SelectFilter
          label={t('admin.state')}
          all={t('admin.all')}
          values={groupStates}
          value={search.state}
          labelOf={state => t(state === 'DRAFT' ? 'admin.waitingOrSuspended' : `admin.${state}`)}
          onChoose={state => change({ state })}
        />
      </Group>
      <PagedTable
        pages={groups}
        head={[
          t('admin.columns.name'),
          t('admin.columns.state'),
          t('admin.columns.asked'),
          t('admin.columns.since'),
          '',
        ]}
        empty={<Empty icon={IconUsersGroup} title={t('admin.none')} text={t('admin.noneHint')} />}
        row={group => (
          <Table.Tr key={group.researchGroupId}>
            <Table.Td>
              <TextLink to="/groups/$groupId/data" params={{ groupId: group.researchGroupId }} fw={600} data-opens>
                {group.name}
              </TextLink>
              <Text size="xs" c="dimmed">
                {group.departmentName && `${group.departmentName} · `}
                <TextLink to="/groups/$groupId/members" params={{ groupId: group.researchGroupId }} size="xs">
                  {t('admin.members', { count: group.members })}
                </TextLink>
              </Text>
            </Table.Td>
            <Table.Td>
              <Badge color={colors[group.state]} variant="light" tt="none">
                {t(isSuspended(group) ? 'admin.SUSPENDED' : `admin.${group.state}`)}
              </Badge>
              {group.denialReason && (
                <Text size="xs" c="dimmed">
                  {group.denialReason}
                </Text>
              )}
            </Table.Td>
            <Table.Td>
              {group.requesterName}
              <Text size="xs" c="dimmed">
                {group.requesterEmail}
              </Text>
            </Table.Td>
            <WhenCell label={t('admin.columns.since')}>{format.instant(group.createdAt)}</WhenCell>
            <Table.Td>
              <GroupActions group={group} />
            </Table.Td>
          </Table.Tr>
        )}
      />
    </>
  )
}
