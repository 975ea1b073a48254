import { useEffect, useState } from 'react'

/** What has the focus in the page that the service drew, as it is found in the client's. */
const placeOf = (element: Element | null): string | undefined => {
  if (!element?.closest('.served')) return undefined
  if (element instanceof HTMLAnchorElement) return `#root a[href="${CSS.escape(element.getAttribute('href') ?? '')}"]`
  return element.matches('input[type=search]') ? '#root input[type=search]' : undefined
}

/** Whoever has begun to type or to walk with the keyboard goes on where they are when the client takes over. */
export const KeepFocus = () => {
  const [place] = useState(() => placeOf(document.activeElement))
  useEffect(() => {
    if (place) document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
  }, [place])
  return null
}
