import { Text } from '@mantine/core'
import { useFormat } from '../language/format.ts'
import classes from './system.module.css'

type Props = { readonly label: string; readonly count: number; readonly hint?: string; readonly isUrgent?: boolean }

export const Figure = ({ label, count, hint, isUrgent = false }: Props) => (
  <div className={classes.figure} data-urgent={isUrgent || undefined}>
    <dt>{label}</dt>
    <dd>
      <span className={classes.number}>{useFormat().number(count)}</span>
      {hint && (
        <Text size="xs" c="dimmed" span display="block">
          {hint}
        </Text>
      )}
    </dd>
  </div>
)
