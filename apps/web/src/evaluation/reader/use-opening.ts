import { useEffect, useRef } from 'react'
import type { Detail } from '../application.ts'

/** Who only leafs past has not opened it. */
const glanceMs = 500

/** Looking at an application takes it into review, unless one has just marked it as unread. */
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
