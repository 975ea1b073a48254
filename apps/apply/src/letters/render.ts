import type { Language } from '../text/language.ts'
import type { LetterKind } from './kinds/kind.ts'
import type { Site } from './layout/framed.ts'
import { htmlLayout } from './layout/html.ts'
import { textLayout } from './layout/text.ts'
import { bodyText, tidyBody } from './template/body.ts'
import { fillBody, fillSubject } from './template/fill.ts'
import type { DataOf, Shape } from './template/shape.ts'
import type { Template } from './template/template.ts'

export type Rendered = { readonly subject: string; readonly text: string; readonly html: string }

type Wanted = {
  readonly kind: LetterKind
  readonly language: Language
  readonly data: DataOf<Shape>
  readonly site: Site
  /** The group's own template, in place of the shipped one. */
  readonly template?: Template
  /** The page on which such letters can be turned off. */
  readonly settings?: string
}

/** The letter as people will read it. */
export const render = ({ kind, language, data, site, settings, template = kind.words[language] }: Wanted): Rendered => {
  const subject = fillSubject(template.subject, kind.shape, data)
  const body = tidyBody(fillBody(template.body, kind.shape, data))
  const framed = { subject, language, site, ...(settings !== undefined && { settings }) }
  return {
    subject,
    text: textLayout({ ...framed, body: bodyText(body) }),
    html: htmlLayout({ ...framed, body }),
  }
}
