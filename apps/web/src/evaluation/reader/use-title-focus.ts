import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Focuses the name of the next application, for keyboards and screen readers. */
export const useTitleFocus = (applicationId: string): void => {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  useEffect(() => {
    if (path?.endsWith(applicationId) !== true) return
    // After the page has focused its content.
    const frame = requestAnimationFrame(() => {
      if (document.querySelector('[role=dialog][aria-modal=true]')) return
      document.querySelector<HTMLElement>('[data-reader-title]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [path, applicationId])
}
