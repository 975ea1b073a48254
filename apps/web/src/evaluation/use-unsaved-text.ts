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
  return {
    text,
    write,
    /** Takes the words from the field while they are sent, for which they wait in the tab. */
    lift: (): void => setText(''),
    /** The service has these words now. */
    settle: (sent: string): void => {
      if (place.read()?.value === sent) place.forget()
    },
  }
}
