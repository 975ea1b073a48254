import { convert } from 'html-to-text'

const most = 280
/** So much says something by itself. */
const enough = 60

const plain = (html: string): string =>
  convert(html, {
    wordwrap: false,
    // What is nested deeper than people write is not worth a deep recursion.
    limits: { maxDepth: 40 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'ul', options: { itemPrefix: '· ' } },
      ...['h2', 'h3', 'h4'].map(selector => ({ selector, options: { uppercase: false } })),
    ],
  })
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The beginning of a description as plain text, up to its first heading or list if it can, cut between two words. */
export const excerptOf = (html: string): string => {
  const opening = plain(html.split(/<(?:h[2-4]|[uo]l)\b/)[0] ?? '')
  const text = opening.length >= enough ? opening : plain(html)
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return `${cut
    .slice(0, end > most / 2 ? end : most)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`
}
