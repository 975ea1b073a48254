import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePageTitle } from './use-page-title.ts'

type Props = {
  readonly title: string
  readonly lead?: ReactNode
  readonly actions?: ReactNode
}

export const PageHead = ({ title, lead, actions }: Props) => {
  usePageTitle(title)
  return (
    <Group justify="space-between" align="flex-end" mb="xl" gap="md">
      <Stack gap={6} flex="1 1 20rem" miw={0}>
        <Title order={1}>{title}</Title>
        {lead && (
          <Text c="dimmed" maw="var(--reading)">
            {lead}
          </Text>
        )}
      </Stack>
      {actions && <Group gap="sm">{actions}</Group>}
    </Group>
  )
}
