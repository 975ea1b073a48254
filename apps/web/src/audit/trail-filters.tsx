import { Group, NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../language/use-language.ts'
import type { TrailSearch } from './search.ts'

type Props = { readonly search: TrailSearch; readonly onSearch: (search: TrailSearch) => void }

/** Drops undefined parts. */
const withPart = (search: TrailSearch, part: { readonly [Name in keyof TrailSearch]: string }): TrailSearch =>
  Object.fromEntries(Object.entries({ ...search, ...part }).filter(([, value]) => value !== ''))

export const TrailFilters = ({ search, onSearch }: Props) => {
  const { t } = useTranslation('audit')
  const order = new Intl.Collator(useLanguage())
  const objects = Object.entries(t('objects', { returnObjects: true }))
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => order.compare(a.label, b.label))
  const change = (part: { readonly [Name in keyof TrailSearch]: string }): void => onSearch(withPart(search, part))
  return (
    <Group mb="md" align="flex-end" gap="sm">
      <NativeSelect
        label={t('object')}
        flex="1 1 12rem"
        maw={{ sm: '18rem' }}
        value={search.object ?? ''}
        data={[{ value: '', label: t('all') }, ...objects]}
        onChange={event => change({ object: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('from')}
        flex="0 1 10rem"
        max={search.to}
        value={search.from ?? ''}
        onChange={event => change({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('to')}
        flex="0 1 10rem"
        min={search.from}
        value={search.to ?? ''}
        onChange={event => change({ to: event.currentTarget.value })}
      />
    </Group>
  )
}
