import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export type Named = { readonly name: string; readonly abbreviation: string }

type Props = {
  readonly label: string
  /** The context, for people who cannot see where the button is. */
  readonly of?: string
  readonly initial?: Named
  readonly variant?: 'filled' | 'subtle'
  readonly onSave: (named: Named) => void
}

const nothing: Named = { name: '', abbreviation: '' }

export const NameDialog = ({ label, of, initial = nothing, variant = 'subtle', onSave }: Props) => {
  const { t } = useTranslation(['schools', 'app'])
  const [isOpen, setOpen] = useState(false)
  const form = useForm({ mode: 'controlled', initialValues: initial })
  const open = (): void => {
    form.setValues(initial)
    setOpen(true)
  }
  const close = (): void => setOpen(false)
  return (
    <>
      <Button
        size={variant === 'filled' ? 'sm' : 'compact-sm'}
        variant={variant}
        {...(of && { 'aria-label': `${label}: ${of}` })}
        onClick={open}
      >
        {label}
      </Button>
      <Modal opened={isOpen} onClose={close} title={label} closeButtonProps={{ 'aria-label': t('app:close') }}>
        <form
          onSubmit={form.onSubmit(values => {
            close()
            onSave(values)
          })}
        >
          <Stack>
            <TextInput label={t('name')} required maxLength={200} data-autofocus {...form.getInputProps('name')} />
            <TextInput label={t('abbreviation')} maxLength={30} {...form.getInputProps('abbreviation')} />
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                {t('app:cancel')}
              </Button>
              <Button type="submit">{t('app:save')}</Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  )
}
