import { useState } from 'react'
import { useUnsaved } from '../parts/use-unsaved.ts'

/** Text waiting to be sent; it survives a reload. */
export const useUnsavedText = (key: string) => {
  const copy = useUnsaved<string>(key)
  const [text, setText] = useState(() => copy.read()?.value ?? '')
  const write = (next: string): void => {
    setText(next)
    if (next === '') copy.remove()
    else copy.write({ value: next, version: undefined })
  }
  return {
    text,
    write,
    /** Clears the field while the text is being sent; the tab keeps a copy. */
    lift: (): void => setText(''),
    /** The service has this text now. */
    settle: (sent: string): void => {
      if (copy.read()?.value === sent) copy.remove()
    },
  }
}
