import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type CatalogueName, useCatalogues } from '../../catalogues/catalogues.ts'

type Props = {
  readonly id?: string
  readonly label: string
  readonly catalogue: CatalogueName
  readonly value: string | null
  readonly error: string | undefined
  readonly onChange: (code: string | null) => void
}

export const CodeSelect = ({ id, label, catalogue, value, error, onChange }: Props) => {
  const { t } = useTranslation('jobs')
  const { options } = useCatalogues()
  return (
    <NativeSelect
      {...(id && { id })}
      label={label}
      value={value ?? ''}
      error={error}
      data={[{ value: '', label: t('editor.choose') }, ...options(catalogue)]}
      onChange={event => onChange(event.currentTarget.value || null)}
    />
  )
}
