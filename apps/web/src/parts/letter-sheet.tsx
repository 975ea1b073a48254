import DOMPurify from 'dompurify'
import { useEffect, useRef } from 'react'

type Props = { readonly html: string; readonly label: string; readonly lang: string }

const styles = /<style>([^<]*)<\/style>/g

/** The content security policy forbids inline styles, so they wait under another name and are then set by script. */
const held = (html: string): string => html.replaceAll(styles, '').replaceAll(' style="', ' data-style="')

const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** Shadow DOM keeps the letter's styles apart from the page. */
export const LetterSheet = ({ html, label, lang }: Props) => {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (host.current === null) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const letter = new DOMParser().parseFromString(held(html), 'text/html')
    root.adoptedStyleSheets = [...html.matchAll(styles)].map(([, css = '']) => sheetOf(css))
    const clean = DOMPurify.sanitize(letter.body.innerHTML, {
      ADD_ATTR: ['data-style', 'target'],
      RETURN_DOM_FRAGMENT: true,
    })
    for (const element of clean.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset['style'] ?? ''
    for (const link of clean.querySelectorAll('a')) link.target = '_blank'
    root.replaceChildren(clean)
  }, [html])
  return <div ref={host} role="document" aria-label={label} lang={lang} />
}
