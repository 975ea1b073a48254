import { Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countriesIn } from '../applicants/countries.ts'
import { useLanguage } from '../language/use-language.ts'

export type Entry = {
  readonly code: string
  readonly en: string
  readonly de: string
  readonly country?: string | null
}

type Props = {
  readonly label: string
  readonly initial?: Entry
  readonly hasCountry: boolean
  readonly onSave: (entry: Entry) => void
}

const nothing: Entry = { code: '', en: '', de: '', country: '' }

/** A new entry if `initial` is absent; only a new one needs a code. */
export const EntryDialog = ({ label, initial, hasCountry, onSave }: Props) => {
  const { t } = useTranslation(['catalogues', 'app'])
  const language = useLanguage()
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
            const { country, ...entry } = values
            onSave(hasCountry ? { ...entry, country: country || null } : entry)
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
            {hasCountry && (
              <NativeSelect
                label={t('country')}
                description={t('countryHint')}
                data={[{ value: '', label: t('ownCountry') }, ...countriesIn(language)]}
                {...form.getInputProps('country')}
                value={form.values.country ?? ''}
              />
            )}
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
