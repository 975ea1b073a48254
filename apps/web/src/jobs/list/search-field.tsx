import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { typedBefore } from '../../parts/typed-before.ts'
import { useTypedSearch } from '../../parts/use-typed-search.ts'
import { useChangeSearch } from './use-change-search.ts'

const route = getRouteApi('/positions')

const press = (event: KeyboardEvent): void => {
  if (event.key !== 'ArrowDown') return
  event.preventDefault()
  document.querySelector<HTMLElement>('[data-job]')?.focus()
}

/** Arrow down moves to the first result. */
export const SearchField = () => {
  const { t } = useTranslation('jobs')
  const { query = '' } = route.useSearch()
  const change = useChangeSearch()
  const { field, text, type, shortcut } = useTypedSearch(
    query,
    wanted => change({ query: wanted }),
    () => typedBefore() || query,
  )
  return (
    <search>
      <TextInput
        ref={field}
        size="lg"
        type="search"
        aria-label={t('list.search')}
        aria-keyshortcuts={shortcut}
        placeholder={t('list.searchHint')}
        leftSection={<IconSearch size={20} stroke={1.6} aria-hidden />}
        rightSection={text && <CloseButton aria-label={t('list.clearSearch')} onClick={() => type('')} />}
        maxLength={200}
        value={text}
        onChange={event => type(event.currentTarget.value)}
        onKeyDown={press}
      />
    </search>
  )
}
