import { convert, type FormatCallback } from 'html-to-text'
import sanitize from 'sanitize-html'
import { visibleText } from '../../text/visible-text.ts'

/** The elements a letter may contain; everything else is dropped, scripts and styles with their content. */
const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'u', 'a', 'ul', 'ol', 'li', 'blockquote', 'code'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // An empty value leaves no empty paragraph behind.
  exclusiveFilter: ({ tag, text }) => (tag === 'p' || tag === 'blockquote') && text.trim() === '',
}

/** The sanitiser decodes entities, so control characters written as entities are removed after it. */
export const tidyBody = (html: string): string => visibleText(sanitize(html, allowed)).trim()

/** The same words for readers of plain text. */
export const bodyText = (html: string): string =>
  convert(html, {
    wordwrap: 76,
    formatters: { apart },
    selectors: [
      { selector: 'a', format: 'apart' },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'h3', options: { uppercase: false } },
    ],
  })

/** Adds the address after the text of a link, unless the text is the address. */
const apart: FormatCallback = ({ attribs, children }, walk, builder) => {
  const href = String(attribs?.['href'] ?? '')
  let words = ''
  builder.pushWordTransform(word => {
    words += word
    return word
  })
  walk(children, builder)
  builder.popWordTransform()
  if (href !== '' && href !== words) builder.addInline(` <${href}>`, { noWordTransform: true })
}
