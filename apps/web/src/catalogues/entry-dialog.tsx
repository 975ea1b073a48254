import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export type Entry = { readonly code: string; readonly en: string; readonly de: string }

type Props = { readonly label: string; readonly initial?: Entry; readonly onSave: (entry: Entry) => void }

const nothing: Entry = { code: '', en: '', de: '' }

/** Without an entry to begin with it makes a new one, which needs a code. */
export const EntryDialog = ({ label, initial, onSave }: Props) => {
  const { t } = useTranslation(['catalogues', 'app'])
  const [isOpen, setOpen] = useState(false)
  const form = useForm({ mode: 'controlled', initialValues: initial ?? nothing })
  const open = (): void => {
    form.setValues(initial ?? nothing)
    setOpen(true)
  }
  const close = (): void => setOpen(false)
  return (
    <>
      <Button
        size={initial ? 'compact-sm' : 'sm'}
        variant={initial ? 'subtle' : 'filled'}
        {...(initial && { 'aria-label': `${label}: ${initial.en}` })}
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
            {!initial && (
              <TextInput
                label={t('code')}
                description={t('codeHint')}
                required
                pattern="[A-Z][A-Z0-9_]*"
                maxLength={50}
                {...form.getInputProps('code')}
              />
            )}
            <TextInput label={t('en')} required maxLength={200} data-autofocus {...form.getInputProps('en')} />
            <TextInput label={t('de')} required maxLength={200} {...form.getInputProps('de')} />
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
