import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '../../parts/single-keys.ts'
import { useChangeSearch } from './use-change-search.ts'

const typingMs = 200

type Props = { readonly text: string }

/** Searches while the person types; `/` focuses it when shortcuts are on. */
export const TextFilter = ({ text }: Props) => {
  const { t } = useTranslation('evaluation')
  const change = useChangeSearch()
  const [typed, setTyped] = useState(text)
  const field = useRef<HTMLInputElement>(null)
  const pending = useRef(false)
  const look = useDebouncedCallback((wanted: string) => {
    pending.current = false
    change({ text: wanted.trim() || undefined })
  }, typingMs)
  useEffect(() => {
    if (!pending.current) setTyped(text)
  }, [text])
  const shortcut = useShortcut()
  useHotkeys(shortcut('/') ? [['/', () => field.current?.focus()]] : [])
  const type = (wanted: string): void => {
    pending.current = true
    setTyped(wanted)
    look(wanted)
  }
  return (
    <TextInput
      ref={field}
      flex="1 1 14rem"
      type="search"
      aria-label={t('filter.text')}
      aria-keyshortcuts={shortcut('/')}
      placeholder={t('filter.text')}
      leftSection={<IconSearch size={17} stroke={1.6} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('filter.clearText')} onClick={() => type('')} />}
      maxLength={200}
      value={typed}
      onChange={event => type(event.currentTarget.value)}
    />
  )
}
