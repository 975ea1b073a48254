import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTypedSearch } from '../../parts/use-typed-search.ts'
import { useChangeSearch } from './use-change-search.ts'

type Props = { readonly text: string }

export const TextFilter = ({ text }: Props) => {
  const { t } = useTranslation('evaluation')
  const change = useChangeSearch()
  const { field, text: typed, type, shortcut } = useTypedSearch(text, wanted => change({ text: wanted }))
  return (
    <TextInput
      ref={field}
      flex="1 1 14rem"
      type="search"
      aria-label={t('filter.text')}
      aria-keyshortcuts={shortcut}
      placeholder={t('filter.text')}
      leftSection={<IconSearch size={17} stroke={1.6} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('filter.clearText')} onClick={() => type('')} />}
      maxLength={200}
      value={typed}
      onChange={event => type(event.currentTarget.value)}
    />
  )
}
