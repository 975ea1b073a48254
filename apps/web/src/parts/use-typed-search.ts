import { useDebouncedCallback, useHotkeys } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useShortcut } from './single-keys.ts'

const typingMs = 200

/** A search field that follows the address and searches while the person types. `/` focuses it if shortcuts are on. */
export const useTypedSearch = (
  value: string,
  onSearch: (text: string | undefined) => void,
  first: () => string = () => value,
) => {
  const [text, setText] = useState(first)
  const field = useRef<HTMLInputElement>(null)
  const pending = useRef(text !== value)
  const look = useDebouncedCallback((wanted: string) => {
    pending.current = false
    onSearch(wanted.trim() || undefined)
  }, typingMs)
  useEffect(() => {
    if (!pending.current) setText(value)
  }, [value])
  // Searches for what was typed before the client loaded.
  const [typed] = useState(text)
  useEffect(() => {
    if (pending.current) look(typed)
  }, [look, typed])
  const shortcut = useShortcut()
  useHotkeys(shortcut('/') ? [['/', () => field.current?.focus()]] : [])
  const type = (wanted: string): void => {
    pending.current = true
    setText(wanted)
    look(wanted)
  }
  return { field, text, type, shortcut: shortcut('/') }
}
