import { Button, type ButtonProps } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type Confirmation, ConfirmDialog } from './confirm-dialog.tsx'

type Props = ButtonProps & Confirmation & { readonly children: ReactNode }

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
  const [isOpen, setOpen] = useState(false)
  const confirmation = { title, text, confirm, onConfirm, form, isReady }
  return (
    <>
      <Button variant="default" {...button} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <ConfirmDialog {...confirmation} isOpen={isOpen} onClose={() => setOpen(false)} color={button.color} />
    </>
  )
}
