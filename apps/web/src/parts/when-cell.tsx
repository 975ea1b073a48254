import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './when-cell.module.css'

type Props = { readonly children: ReactNode }

/** A day or a moment in a table stands on one line. */
export const WhenCell = ({ children }: Props) => <Table.Td className={classes.when ?? ''}>{children}</Table.Td>
