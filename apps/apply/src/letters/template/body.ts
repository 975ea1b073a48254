import { convert } from 'html-to-text'
import sanitize from 'sanitize-html'

/** What the body of a letter may be made of; the rest is dropped, scripts and styles with their content. */
const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'u', 'a', 'ul', 'ol', 'li', 'blockquote', 'code'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // A value that is empty leaves no empty paragraph behind.
  exclusiveFilter: ({ tag, text }) => (tag === 'p' || tag === 'blockquote') && text.trim() === '',
}

export const tidyBody = (html: string): string => sanitize(html, allowed).trim()

/** The same words for readers of plain text. */
export const bodyText = (html: string): string =>
  convert(html, {
    wordwrap: 76,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'h3', options: { uppercase: false } },
    ],
  })
