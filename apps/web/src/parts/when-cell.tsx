import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './when-cell.module.css'

type Props = {
  /** The column header, repeated in stacked tables. */
  readonly label?: string
  readonly children: ReactNode
}

/** Dates in tables must not wrap. */
export const WhenCell = ({ label, children }: Props) => (
  <Table.Td className={classes.when ?? ''} data-label={label}>
    {children}
  </Table.Td>
)
