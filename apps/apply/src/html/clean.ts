import sanitize from 'sanitize-html'

const tags = [
  'p',
  'br',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'blockquote',
  'code',
  'a',
]

/** What people write with formatting: an allow-list of plain tags and of links that are safe to follow. */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: tags,
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      b: 'strong',
      i: 'em',
      h1: 'h2',
      a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
    },
  }).trim()

/** Whether a reader would see anything. */
export const hasWords = (html: string | null): boolean =>
  html !== null && sanitize(html, { allowedTags: [], allowedAttributes: {} }).trim() !== ''
