import { useEffect, useState } from 'react'

/** A selector for the focused element that also matches in the client's page. */
const placeOf = (element: Element | null): string | undefined => {
  if (!element?.closest('.served')) return undefined
  if (element instanceof HTMLAnchorElement) return `#root a[href="${CSS.escape(element.getAttribute('href') ?? '')}"]`
  return element.matches('input[type=search]') ? '#root input[type=search]' : undefined
}

/** Restores the focus of people who typed or tabbed before the client took over. */
export const KeepFocus = () => {
  const [place] = useState(() => placeOf(document.activeElement))
  useEffect(() => {
    if (place) document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
  }, [place])
  return null
}
