import { Table, Text } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Empty } from '../parts/empty.tsx'
import { TextLink } from '../parts/links.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { PagedTable } from '../parts/paged-table.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { directoryQuery } from './queries.ts'

const route = getRouteApi('/signed-in-only/groups')

export const DirectoryPage = () => {
  const { t } = useTranslation('groups')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const groups = useInfiniteQuery(directoryQuery(search))
  return (
    <>
      <PageHead title={t('directory.title')} lead={t('directory.lead')} />
      <SearchField
        label={t('directory.search')}
        value={search.query}
        onSearch={query => void navigate({ search: query ? { query } : {}, replace: true })}
      />
      <PagedTable
        pages={groups}
        head={[t('directory.name'), t('directory.head'), t('directory.department')]}
        empty={<Empty icon={IconUsersGroup} title={t('directory.none')} text={t('directory.noneHint')} />}
        row={({ researchGroupId: groupId, name, head, departmentName, schoolName }) => (
          <Table.Tr key={groupId}>
            <Table.Td>
              <TextLink to="/groups/$groupId" params={{ groupId }} fw={600} data-opens>
                {name}
              </TextLink>
            </Table.Td>
            <Table.Td>{head}</Table.Td>
            <Table.Td>
              {departmentName}
              <Text size="sm" c="dimmed">
                {schoolName}
              </Text>
            </Table.Td>
          </Table.Tr>
        )}
      />
    </>
  )
}
