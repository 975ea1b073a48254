import { Button, Modal, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogButtons } from './dialog-buttons.tsx'

type Props = {
  readonly label: string
  /** The context, for people who cannot see where the button is. */
  readonly of?: string | undefined
  readonly isMain: boolean
  /** The label of the button that submits, if it does more than save. */
  readonly submit?: string
  readonly onOpen: () => void
  /** Gets what closes the dialog, to call once the form is valid. */
  readonly onSubmit: (close: () => void) => (event: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** A button that opens a form. */
export const FormDialog = ({ label, of, isMain, submit, onOpen, onSubmit, children }: Props) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const open = (): void => {
    onOpen()
    setOpen(true)
  }
  const close = (): void => setOpen(false)
  return (
    <>
      <Button
        size={isMain ? 'sm' : 'compact-sm'}
        variant={isMain ? 'filled' : 'subtle'}
        {...(of && { 'aria-label': `${label}: ${of}` })}
        onClick={open}
      >
        {label}
      </Button>
      <Modal opened={isOpen} onClose={close} title={label} closeButtonProps={{ 'aria-label': t('close') }}>
        <form onSubmit={onSubmit(close)}>
          <Stack>
            {children}
            <DialogButtons onClose={close}>
              <Button type="submit">{submit ?? t('save')}</Button>
            </DialogButtons>
          </Stack>
        </form>
      </Modal>
    </>
  )
}
