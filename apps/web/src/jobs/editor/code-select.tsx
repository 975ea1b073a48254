import { NativeSelect } from '@mantine/core'
import { type CatalogueName, useCatalogues } from '../../catalogues/catalogues.ts'
import { useChoices } from './choices.ts'

type Props = {
  readonly id?: string
  readonly label: string
  readonly catalogue: CatalogueName
  readonly value: string | null
  readonly error: string | undefined
  readonly onChange: (code: string | null) => void
}

export const CodeSelect = ({ id, label, catalogue, value, error, onChange }: Props) => {
  const { options } = useCatalogues()
  return (
    <NativeSelect
      {...(id && { id })}
      label={label}
      value={value ?? ''}
      error={error}
      data={useChoices(options(catalogue), value)}
      onChange={event => onChange(event.currentTarget.value || null)}
    />
  )
}
