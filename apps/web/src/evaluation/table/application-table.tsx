import { Checkbox, Table } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { openRow } from '../../parts/open-row.ts'
import { isUnread, type Line } from '../application.ts'
import type { Column, EvaluationSearch } from '../search.ts'
import { UnreadMark } from '../unread-mark.tsx'
import { useName } from '../use-name.ts'
import { columnTable, sortOf } from './columns.tsx'
import { SortHead } from './sort-head.tsx'
import classes from './table.module.css'
import type { Selection } from './use-selection.ts'

type Props = {
  readonly lines: readonly Line[]
  readonly shown: readonly Column[]
  readonly search: EvaluationSearch
  readonly selection: Selection
  readonly isOld: boolean
}

export const ApplicationTable = ({ lines, shown, search, selection, isOld }: Props) => {
  const { t } = useTranslation('evaluation')
  const called = useName()
  return (
    <Table.ScrollContainer minWidth={560} type="native">
      <Table
        verticalSpacing="sm"
        horizontalSpacing={8}
        className={classes.table ?? ''}
        data-old={isOld || undefined}
        aria-label={t('title')}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={36}>
              <Checkbox
                aria-label={t('select.all')}
                checked={selection.isAll}
                indeterminate={!selection.isAll && selection.chosen.length > 0}
                onChange={selection.toggleAll}
              />
            </Table.Th>
            <SortHead label={t('column.name')} field="name" sort={search.sort} />
            {shown.map(column => (
              <SortHead key={column} label={t(`column.${column}`)} field={sortOf(column)} sort={search.sort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody onClick={openRow}>
          {lines.map(line => {
            const { applicationId } = line
            const name = called(line)
            const isChosen = selection.has(applicationId)
            return (
              <Table.Tr
                key={applicationId}
                data-unread={isUnread(line) || undefined}
                data-chosen={isChosen || undefined}
              >
                <Table.Td>
                  <Checkbox
                    aria-label={t('select.one', { name })}
                    checked={isChosen}
                    onChange={() => selection.toggle(applicationId)}
                  />
                </Table.Td>
                <Table.Td>
                  <Link
                    to="/evaluation/$applicationId"
                    params={{ applicationId }}
                    search={search}
                    className={classes.name}
                    data-application={applicationId}
                    data-opens
                  >
                    <UnreadMark line={line} />
                    {name}
                  </Link>
                </Table.Td>
                {shown.map(column => (
                  <Table.Td key={column} className={classes[`${column}Cell`] ?? ''}>
                    {columnTable[column].cell(line)}
                  </Table.Td>
                ))}
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
