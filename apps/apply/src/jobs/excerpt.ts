import { convert } from 'html-to-text'

const most = 280

/** The beginning of a description as plain text, cut between two words. */
export const excerptOf = (html: string): string => {
  const text = convert(html, {
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
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return `${cut
    .slice(0, end > most / 2 ? end : most)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`
}
