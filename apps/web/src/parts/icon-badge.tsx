import { Badge, type MantineColor, type MantineSize } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'

type Props = {
  readonly look: { readonly color: MantineColor; readonly icon: Icon }
  readonly label: string
  readonly size?: MantineSize
}

export const IconBadge = ({ look: { color, icon: LabelIcon }, label, size = 'md' }: Props) => (
  <Badge
    color={color}
    variant="light"
    tt="none"
    fw={600}
    size={size}
    leftSection={<LabelIcon size={size === 'lg' ? 14 : 13} aria-hidden />}
  >
    {label}
  </Badge>
)
