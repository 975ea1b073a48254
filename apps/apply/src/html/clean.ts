import sanitize from 'sanitize-html'
import { visibleText } from '../text/visible-text.ts'

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

/** Elements that are removed, but whose text must not run together. */
const parts = /<\/(?:div|section|article|header|footer|main|aside|address|figure|pre|table|tr|td|th|dt|dd)\s*>/gi

const allowed: sanitize.IOptions = {
  allowedTags: tags,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
  },
}

/**
 * Formatted text by people: only plain tags and safe links. The sanitiser decodes entities, so `&#x202E;` becomes a
 * control character only then, and is removed after it.
 */
export const cleanHtml = (html: string): string => visibleText(sanitize(html.replaceAll(parts, '$&\n'), allowed)).trim()

/** Whether it contains visible text. */
export const hasWords = (html: string | null): boolean =>
  html !== null && sanitize(html, { allowedTags: [], allowedAttributes: {} }).trim() !== ''
