import { convert, type FormatCallback } from 'html-to-text'
import sanitize from 'sanitize-html'
import { visibleText } from '../../text/visible-text.ts'

/** What the body of a letter may be made of; the rest is dropped, scripts and styles with their content. */
const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'u', 'a', 'ul', 'ol', 'li', 'blockquote', 'code'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // A value that is empty leaves no empty paragraph behind.
  exclusiveFilter: ({ tag, text }) => (tag === 'p' || tag === 'blockquote') && text.trim() === '',
}

/** The sanitiser decodes entities, so controls that were written as such are removed after it. */
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

/** The address behind the words, apart from whatever stands before it; not twice where the words are the address. */
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
