import { useEffect, useState } from 'react'

/** When a dialog closes, returns the focus to where it was, or to the page's title if that element is gone. */
export const useFocusBack = (): void => {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After the overlay has gone.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body && document.activeElement !== null) return
        const target = before?.isConnected && before !== document.body ? before : document.querySelector('main h1')
        if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      })
    },
    [before],
  )
}
