import { ActionIcon, Group } from '@mantine/core'
import { IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

type Props = {
  readonly name: string
  readonly isFirst: boolean
  readonly onUp: () => void
  readonly onRemove: () => void
}

export const ItemButtons = ({ name, isFirst, onUp, onRemove }: Props) => {
  const { t } = useTranslation('jobs')
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap" pt={{ base: 0, sm: 25 }}>
      {!isFirst && (
        <ActionIcon variant="subtle" color="gray" aria-label={`${t('editor.moveUp')}: ${name}`} onClick={onUp}>
          <IconArrowUp size={17} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon variant="subtle" color="red" aria-label={`${t('editor.remove')}: ${name}`} onClick={onRemove}>
        <IconTrash size={17} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
