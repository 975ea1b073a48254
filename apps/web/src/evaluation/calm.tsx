import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './calm.module.css'

type Props = { readonly icon: Icon; readonly children: ReactNode }

/** A quiet sentence about who sees what. */
export const Calm = ({ icon: Sign, children }: Props) => (
  <p className={classes.calm}>
    <Sign size={18} stroke={1.6} aria-hidden />
    {children}
  </p>
)
