import { useEffect, useState } from 'react'

/** A selector for the focused element that also matches in the client's page. */
const selectorOf = (element: Element | null): string | undefined => {
  if (!element?.closest('.ssr')) return undefined
  if (element instanceof HTMLAnchorElement) return `#root a[href="${CSS.escape(element.getAttribute('href') ?? '')}"]`
  return element.matches('input[type=search]') ? '#root input[type=search]' : undefined
}

/** Restores the focus of people who typed or tabbed before the client took over. */
export const KeepFocus = () => {
  const [selector] = useState(() => selectorOf(document.activeElement))
  useEffect(() => {
    if (selector) document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  }, [selector])
  return null
}
