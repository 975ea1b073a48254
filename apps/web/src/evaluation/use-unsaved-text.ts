import { useState } from 'react'
import { useUnsaved } from '../parts/use-unsaved.ts'

/** Words that wait to be sent; they outlive a reload. */
export const useUnsavedText = (key: string) => {
  const place = useUnsaved<string>(key)
  const [text, setText] = useState(() => place.read()?.value ?? '')
  const write = (next: string): void => {
    setText(next)
    if (next === '') place.forget()
    else place.keep({ value: next, version: undefined })
  }
  return [text, write] as const
}
