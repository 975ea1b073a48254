import { Button, type ButtonProps, Group, Modal, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = ButtonProps & {
  readonly title: string
  readonly text: string
  /** The words of the button that does it. */
  readonly confirm: string
  readonly onConfirm: () => unknown
  readonly children: ReactNode
  /** What has to be said with it. */
  readonly form?: ReactNode
  readonly isReady?: boolean
}

/** A deed that cannot be taken back asks first. */
export const ConfirmButton = ({
  title,
  text,
  confirm,
  onConfirm,
  form,
  isReady = true,
  children,
  ...button
}: Props) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  const go = (): void => {
    close()
    onConfirm()
  }
  return (
    <>
      <Button variant="default" {...button} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Modal opened={isOpen} onClose={close} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
        <Stack>
          <Text>{text}</Text>
          {form}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t('cancel')}
            </Button>
            <Button color={button.color ?? 'red'} disabled={!isReady} onClick={go}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
