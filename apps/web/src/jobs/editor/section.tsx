import { Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './editor.module.css'

type Props = { readonly title: string; readonly hint?: string; readonly children: ReactNode }

export const Section = ({ title, hint, children }: Props) => {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb={hint ? 4 : 'md'}>
        {title}
      </Title>
      {hint && (
        <Text c="dimmed" size="sm" mb="md">
          {hint}
        </Text>
      )}
      {children}
    </section>
  )
}
