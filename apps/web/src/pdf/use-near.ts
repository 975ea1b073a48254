import { type RefObject, useEffect, useState } from 'react'

/** The scrolling ancestor: a pane, or the document where panes are stacked. */
const scrollerOf = (element: HTMLElement): Element | null => {
  const pane = element.closest('[data-scrolls]')
  return pane !== null && getComputedStyle(pane).overflowY === 'auto' ? pane : null
}

/** Whether an element is in or near the viewport. */
export const useNear = (target: RefObject<HTMLElement | null>, margin = '100% 0px'): boolean => {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = target.current
    if (element === null) return
    const watch = new IntersectionObserver(entries => setNear(entries.some(entry => entry.isIntersecting)), {
      root: scrollerOf(element),
      rootMargin: margin,
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [target, margin])
  return isNear
}
