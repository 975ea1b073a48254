import { Button, type MantineColor, Modal, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogButtons } from './dialog-buttons.tsx'

export type Confirmation = {
  readonly title: string
  readonly text: string
  /** The label of the confirming button. */
  readonly confirm: string
  readonly onConfirm: () => unknown
  /** Additional fields. */
  readonly form?: ReactNode
  readonly isReady?: boolean
}

type Props = Confirmation & {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly color?: MantineColor | undefined
}

/** For actions that cannot be undone. */
export const ConfirmDialog = ({
  title,
  text,
  confirm,
  onConfirm,
  form,
  isReady = true,
  isOpen,
  onClose,
  color = 'red',
}: Props) => {
  const { t } = useTranslation()
  const go = (): void => {
    onClose()
    onConfirm()
  }
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack>
        <Text>{text}</Text>
        {form}
        <DialogButtons onClose={onClose}>
          <Button color={color} disabled={!isReady} onClick={go}>
            {confirm}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
