import { Badge, Group, Table, Text } from '@mantine/core'
import { IconUserSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { roles } from '../api/values.gen.ts'
import type { RawSearch } from '../app/search.ts'
import { useFormat } from '../language/format.ts'
import { Empty } from '../parts/empty.tsx'
import { TextLink } from '../parts/links.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { PagedTable } from '../parts/paged-table.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { SelectFilter } from '../parts/select-filter.tsx'
import { WhenCell } from '../parts/when-cell.tsx'
import { AdminSwitch } from './admin-switch.tsx'
import { peopleQuery, readPeopleSearch } from './queries.ts'

const route = getRouteApi('/admin/people')

export const PeoplePage = () => {
  const { t } = useTranslation('people')
  const format = useFormat()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const people = useInfiniteQuery(peopleQuery(search))
  const change = (part: RawSearch): void =>
    void navigate({ search: readPeopleSearch({ ...search, ...part }), replace: true })
  return (
    <>
      <PageHead title={t('list.title')} lead={t('list.lead')} />
      <Group mb="md">
        <SearchField label={t('list.search')} value={search.query} onSearch={query => change({ query })} />
        <SelectFilter
          label={t('list.role')}
          all={t('list.all')}
          values={roles}
          value={search.role}
          labelOf={role => t(`settings.${role}`)}
          onChoose={role => change({ role })}
        />
      </Group>
      <PagedTable
        pages={people}
        head={[t('list.name'), t('list.groups'), t('list.since'), '']}
        empty={<Empty icon={IconUserSearch} title={t('list.none')} text={t('list.noneHint')} />}
        row={person => (
          <Table.Tr key={person.userId}>
            <Table.Td>
              {person.firstName} {person.lastName}{' '}
              {person.roles.includes('ADMIN') && (
                <Badge variant="light" tt="none">
                  {t('settings.ADMIN')}
                </Badge>
              )}
              <Text size="sm" c="dimmed">
                {person.email === '' || person.emailVerified
                  ? person.email
                  : t('list.unconfirmed', { email: person.email })}
              </Text>
            </Table.Td>
            <Table.Td>
              {person.memberships.map(({ researchGroupId, name, role }) => (
                <Text key={researchGroupId} size="sm">
                  <TextLink to="/groups/$groupId/members" params={{ groupId: researchGroupId }}>
                    {t('settings.inGroup', { role: t(`settings.${role}`), group: name })}
                  </TextLink>
                </Text>
              ))}
            </Table.Td>
            <WhenCell label={t('list.since')}>{format.instant(person.createdAt)}</WhenCell>
            <Table.Td>
              <TextLink to="/admin/people/$userId/applications" params={{ userId: person.userId }} size="sm" mr="md">
                {t('list.applications')}
              </TextLink>
              <AdminSwitch person={person} />
            </Table.Td>
          </Table.Tr>
        )}
      />
    </>
  )
}
