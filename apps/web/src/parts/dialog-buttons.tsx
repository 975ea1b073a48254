import { Button, Group, type GroupProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = Pick<GroupProps, 'mt'> & { readonly onClose: () => void; readonly children: ReactNode }

/** The last line of a dialog: cancel, and what it is for. */
export const DialogButtons = ({ onClose, children, ...rest }: Props) => {
  const { t } = useTranslation()
  return (
    <Group justify="flex-end" {...rest}>
      <Button variant="default" onClick={onClose}>
        {t('cancel')}
      </Button>
      {children}
    </Group>
  )
}
