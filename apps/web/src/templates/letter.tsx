import { useLayoutEffect, useRef } from 'react'
import { parseLetter } from './parse-letter.ts'
import classes from './templates.module.css'

type Props = { readonly html: string; readonly label: string; readonly lang: string }

export const Letter = ({ html, label, lang }: Props) => {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (host.current === null) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const { sheet, body } = parseLetter(html)
    root.adoptedStyleSheets = [sheet]
    root.replaceChildren(body)
  }, [html])
  return <div ref={host} className={classes.letter} role="document" aria-label={label} lang={lang} />
}
