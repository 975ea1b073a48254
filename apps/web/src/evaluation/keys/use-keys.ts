import { useEffect, useRef } from 'react'
import { singleKeys } from '../../parts/single-keys.ts'

export type Keys = Readonly<Record<string, () => void>>

const written = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=menu]'
const covering = '[role=dialog], [role=listbox]:not([hidden])'

/** In fields, menus and dialogs, letters are text. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.closest(written) ?? target.closest(covering)) !== null

/** Shortcuts of a page by printed key, if switched on. */
export const useKeys = (keys: Keys): void => {
  const newest = useRef(keys)
  newest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (event.defaultPrevented || event.repeat || ctrlKey || metaKey || altKey || isTyping(target)) return
      if (!singleKeys.get()) return
      if (document.querySelector('[role=dialog][aria-modal=true]')) return
      const action = newest.current[key.length === 1 ? key.toLowerCase() : key]
      if (action === undefined) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
