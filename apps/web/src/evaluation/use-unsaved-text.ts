import { useState } from 'react'
import { unsaved } from '../parts/unsaved.ts'

/** Words that wait to be sent; they outlive a reload. */
export const useUnsavedText = (key: string) => {
  const [text, setText] = useState(() => unsaved.read<string>(key)?.value ?? '')
  const write = (next: string): void => {
    setText(next)
    if (next === '') unsaved.forget(key)
    else unsaved.keep(key, { value: next, version: undefined })
  }
  return [text, write] as const
}
