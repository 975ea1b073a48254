import { type RefObject, useEffect, useState } from 'react'

/** Whether something is in sight or soon will be. */
export const useNear = (place: RefObject<HTMLElement | null>, margin = '100% 0px'): boolean => {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const watch = new IntersectionObserver(entries => setNear(entries.some(entry => entry.isIntersecting)), {
      rootMargin: margin,
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [place, margin])
  return isNear
}
