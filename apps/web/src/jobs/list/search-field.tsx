import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '../../parts/single-keys.ts'
import { typedBefore } from '../../parts/typed-before.ts'
import { useChangeSearch } from './use-change-search.ts'

const route = getRouteApi('/positions')
const typingMs = 180

const press = (event: KeyboardEvent): void => {
  if (event.key !== 'ArrowDown') return
  event.preventDefault()
  document.querySelector<HTMLElement>('[data-job]')?.focus()
}

/** Searches while the person types. `/` focuses it when shortcuts are on; arrow down moves to the first result. */
export const SearchField = () => {
  const { t } = useTranslation('jobs')
  const { query = '' } = route.useSearch()
  const change = useChangeSearch()
  const [text, setText] = useState(() => typedBefore() || query)
  const field = useRef<HTMLInputElement>(null)
  const pending = useRef(text !== query)
  const look = useDebouncedCallback((wanted: string) => {
    pending.current = false
    change({ query: wanted.trim() || undefined })
  }, typingMs)
  useEffect(() => {
    if (!pending.current) setText(query)
  }, [query])
  // Searches for what was typed before the client loaded.
  const [first] = useState(text)
  useEffect(() => {
    if (pending.current) look(first)
  }, [look, first])
  const shortcut = useShortcut()
  useHotkeys(shortcut('/') ? [['/', () => field.current?.focus()]] : [])

  const type = (wanted: string): void => {
    pending.current = true
    setText(wanted)
    look(wanted)
  }
  return (
    <search>
      <TextInput
        ref={field}
        size="lg"
        type="search"
        aria-label={t('list.search')}
        aria-keyshortcuts={shortcut('/')}
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
