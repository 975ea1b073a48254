import { NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { countriesIn } from '../applicants/countries.ts'
import { useLanguage } from '../language/use-language.ts'
import { FormDialog } from '../parts/form-dialog.tsx'

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
  const { t } = useTranslation('catalogues')
  const language = useLanguage()
  const form = useForm({ mode: 'controlled', initialValues: initial ?? nothing })
  return (
    <FormDialog
      label={label}
      of={initial?.en}
      isMain={!initial}
      onOpen={() => form.setValues(initial ?? nothing)}
      onSubmit={close =>
        form.onSubmit(({ country, ...entry }) => {
          close()
          onSave(hasCountry ? { ...entry, country: country || null } : entry)
        })
      }
    >
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
    </FormDialog>
  )
}
