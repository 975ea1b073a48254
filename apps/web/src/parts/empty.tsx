import { Stack, Text, ThemeIcon, Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './empty.module.css'

type Props = {
  readonly icon: Icon
  readonly title: string
  readonly text?: string
  /** What to do about it. */
  readonly children?: ReactNode
}

export const Empty = ({ icon: Icon, title, text, children }: Props) => (
  <Stack className={classes.empty ?? ''} align="center" gap="sm" py="3rem" px="md">
    <ThemeIcon size={52} radius="xl" variant="light" aria-hidden>
      <Icon size={26} stroke={1.5} />
    </ThemeIcon>
    <Title order={2} size="h3" ta="center">
      {title}
    </Title>
    {text && (
      <Text c="dimmed" ta="center" maw="30rem">
        {text}
      </Text>
    )}
    {children}
  </Stack>
)
