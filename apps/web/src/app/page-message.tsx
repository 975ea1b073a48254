import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePageTitle } from '../parts/use-page-title.ts'

type Props = {
  readonly title: string
  readonly text: string
  readonly code?: string
  readonly children?: ReactNode
}

export const PageMessage = ({ title, text, code, children }: Props) => {
  usePageTitle(title)
  return (
    <Stack maw="36rem" mx="auto" py="15vh" gap="md">
      <Title order={1}>{title}</Title>
      <Text size="lg" c="dimmed">
        {text}
      </Text>
      {code && (
        <Text size="xs" c="dimmed">
          {code}
        </Text>
      )}
      <Group mt="md">{children}</Group>
    </Stack>
  )
}
