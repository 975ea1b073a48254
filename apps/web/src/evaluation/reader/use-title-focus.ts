import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Who comes to another application stands at its name, with the keyboard and with a screen reader too. */
export const useTitleFocus = (applicationId: string): void => {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  useEffect(() => {
    if (path?.endsWith(applicationId) !== true) return
    // After the page has taken the focus to its content.
    const frame = requestAnimationFrame(() => {
      if (document.querySelector('[role=dialog][aria-modal=true]')) return
      document.querySelector<HTMLElement>('[data-reader-title]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [path, applicationId])
}
