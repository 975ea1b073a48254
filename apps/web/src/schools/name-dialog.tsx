import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../parts/form-dialog.tsx'

export type Named = { readonly name: string; readonly abbreviation: string }

type Props = {
  readonly label: string
  readonly of?: string
  readonly initial?: Named
  readonly variant?: 'filled' | 'subtle'
  readonly onSave: (named: Named) => void
}

const nothing: Named = { name: '', abbreviation: '' }

export const NameDialog = ({ label, of, initial = nothing, variant = 'subtle', onSave }: Props) => {
  const { t } = useTranslation('schools')
  const form = useForm({ mode: 'controlled', initialValues: initial })
  return (
    <FormDialog
      label={label}
      of={of}
      isMain={variant === 'filled'}
      onOpen={() => form.setValues(initial)}
      onSubmit={close =>
        form.onSubmit(values => {
          close()
          onSave(values)
        })
      }
    >
      <TextInput label={t('name')} required maxLength={200} data-autofocus {...form.getInputProps('name')} />
      <TextInput label={t('abbreviation')} maxLength={30} {...form.getInputProps('abbreviation')} />
    </FormDialog>
  )
}
