import { Kbd } from '@mantine/core'
import classes from './key-hint.module.css'
import { singleKeys } from './single-keys.ts'
import { useValue } from './value.ts'

type Props = { readonly children: string }

/** The key of a button, while shortcuts are on. */
export const KeyHint = ({ children }: Props) =>
  useValue(singleKeys) ? (
    <Kbd size="xs" className={classes.key ?? ''}>
      {children}
    </Kbd>
  ) : null
