import { Box, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

type Props = { readonly title: string; readonly hint?: string; readonly children: ReactNode }

export const Section = ({ title, hint, children }: Props) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} mb={4}>
        {title}
      </Title>
      {hint && (
        <Text c="dimmed" maw="var(--reading)">
          {hint}
        </Text>
      )}
      <Box mt="md">{children}</Box>
    </section>
  )
}
