import { Code, Table, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Reply } from '../api/reply.ts'
import { useFormat } from '../language/format.ts'
import { Empty } from '../parts/empty.tsx'
import { PagedTable } from '../parts/paged-table.tsx'

type Events = Reply<'/api/admin/audit', 'get'>
type Props = { readonly events: UseInfiniteQueryResult<InfiniteData<Events>> }

const objects = [
  'person',
  'researchGroup',
  'job',
  'application',
  'membership',
  'invitation',
  'letter',
  'admin',
  'template',
  'image',
] as const

export const AuditTable = ({ events }: Props) => {
  const { t } = useTranslation('audit')
  const format = useFormat()
  const named = (object: string): string => {
    const known = objects.find(each => each === object)
    return known ? t(`objects.${known}`) : object
  }
  return (
    <PagedTable
      pages={events}
      head={[t('when'), t('who'), t('what'), t('on')]}
      empty={<Empty icon={IconHistory} title={t('none')} />}
      row={({ eventId, at, byName, byUser, action, from, to, object, objectId }) => (
        <Table.Tr key={eventId}>
          <Table.Td>{format.instant(at)}</Table.Td>
          <Table.Td>{byName ?? byUser ?? t('system')}</Table.Td>
          <Table.Td>
            <Code>{action}</Code>
            {(from ?? to) && (
              <Text size="xs" c="dimmed">
                {from ?? '–'} → {to ?? '–'}
              </Text>
            )}
          </Table.Td>
          <Table.Td>
            {named(object)}
            <Text size="xs" c="dimmed">
              {objectId}
            </Text>
          </Table.Td>
        </Table.Tr>
      )}
    />
  )
}
