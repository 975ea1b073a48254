import { ActionIcon } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '../../parts/single-keys.ts'

type Props = { readonly onClick: () => void }

export const KeysButton = ({ onClick }: Props) => {
  const { t } = useTranslation('evaluation')
  const key = useShortcut()('?')
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={t('keys.title')}
      aria-keyshortcuts={key}
      title={key ? `${t('keys.title')} (${key})` : t('keys.title')}
      onClick={onClick}
    >
      <IconKeyboard size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
