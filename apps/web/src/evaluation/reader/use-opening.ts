import { useEffect, useRef } from 'react'
import type { Detail } from '../application.ts'

/** Leafing past does not count as opening. */
const glanceMs = 500

/** Opening an application starts its review, unless it was just marked as unread. */
export const useOpening = ({ may, state }: Detail, isWanted: boolean, open: () => void): void => {
  const newest = useRef(open)
  newest.current = open
  const isNew = isWanted && state === 'SENT' && may.includes('open')
  useEffect(() => {
    if (!isNew) return
    const timer = setTimeout(() => newest.current(), glanceMs)
    return () => clearTimeout(timer)
  }, [isNew])
}
