import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './when-cell.module.css'

type Props = {
  /** The head of the column, said again where the table is stacked. */
  readonly label?: string
  readonly children: ReactNode
}

/** A day or a moment in a table stands on one line. */
export const WhenCell = ({ label, children }: Props) => (
  <Table.Td className={classes.when ?? ''} data-label={label}>
    {children}
  </Table.Td>
)
