import { ActionIcon } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

type Props = { readonly onClick: () => void }

export const KeysButton = ({ onClick }: Props) => {
  const { t } = useTranslation('evaluation')
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={t('keys.title')}
      aria-keyshortcuts="?"
      title={`${t('keys.title')} (?)`}
      onClick={onClick}
    >
      <IconKeyboard size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
