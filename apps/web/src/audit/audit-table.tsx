import { Table } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../language/format.ts'
import { PagedTable } from '../parts/paged-table.tsx'
import { WhenCell } from '../parts/when-cell.tsx'
import type { Trail } from './entry.ts'
import { EntryAction } from './entry-action.tsx'
import { EntryObject } from './entry-object.tsx'

type Props = {
  readonly events: UseInfiniteQueryResult<InfiniteData<Trail>>
  readonly empty: ReactNode
  /** Whether to show ids, by which people find a thing elsewhere. */
  readonly hasIds?: boolean
}

export const AuditTable = ({ events, empty, hasIds = false }: Props) => {
  const { t } = useTranslation('audit')
  const format = useFormat()
  return (
    <PagedTable
      pages={events}
      head={[t('when'), t('who'), t('what'), t('on')]}
      empty={empty}
      row={entry => (
        <Table.Tr key={entry.eventId}>
          <WhenCell>{format.instant(entry.at)}</WhenCell>
          <Table.Td>{entry.byName ?? t(entry.byUser === null ? 'system' : 'nameless')}</Table.Td>
          <Table.Td>
            <EntryAction entry={entry} />
          </Table.Td>
          <Table.Td>
            <EntryObject entry={entry} hasIds={hasIds} />
          </Table.Td>
        </Table.Tr>
      )}
    />
  )
}
