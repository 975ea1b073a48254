import { useEffect, useState } from 'react'

/** When a dialog goes, the focus returns to where it was, or to the title of the page when that is gone. */
export const useFocusBack = (): void => {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After whatever lay over the page has gone.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body && document.activeElement !== null) return
        const place = before?.isConnected && before !== document.body ? before : document.querySelector('main h1')
        if (place instanceof HTMLElement) place.focus({ preventScroll: true })
      })
    },
    [before],
  )
}
