import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Moves the focus to the content after a navigation, for keyboards and screen readers. */
export const useArrival = () => {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const content = useRef<HTMLElement>(null)
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (path === undefined || path === last.current) return
    if (last.current !== undefined) content.current?.focus({ preventScroll: true })
    last.current = path
  }, [path])
  return { content, path }
}
