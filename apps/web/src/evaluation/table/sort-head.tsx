import { Table, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { Sort, SortField } from '../search.ts'
import { usualSort } from '../search.ts'
import classes from './table.module.css'
import { useChangeSearch } from './use-change-search.ts'

type Props = { readonly label: string; readonly field: SortField | undefined; readonly sort: Sort | undefined }

/** These sort best or newest first. */
const downFirst: ReadonlySet<SortField> = new Set(['rating', 'weightedAverage', 'submittedAt'])

export const SortHead = ({ label, field, sort = usualSort }: Props) => {
  const change = useChangeSearch()
  if (field === undefined) return <Table.Th>{label}</Table.Th>
  const order = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none'
  const Icon = order === 'ascending' ? IconArrowUp : order === 'descending' ? IconArrowDown : IconArrowsSort
  const isDownNext = order === 'ascending' || (order === 'none' && downFirst.has(field))
  return (
    <Table.Th aria-sort={order}>
      <UnstyledButton
        className={classes.head ?? ''}
        data-on={order !== 'none' || undefined}
        onClick={() => change({ sort: isDownNext ? `-${field}` : field })}
      >
        {label}
        <Icon size={14} stroke={1.8} aria-hidden />
      </UnstyledButton>
    </Table.Th>
  )
}
