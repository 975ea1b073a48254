const tag = /<\/?([a-z][a-z0-9-]{0,30})(\s[^<>]*)?\/?>/gi
/** Empty, a slash or at least one value: "a <b and c> d" is a comparison. */
const isAttributes = /^[\s/]*$|=/
const declaration = /<[!?][a-z][^<>]*>/gi
const address = /<((?:https?:\/\/|mailto:)[^\s<>]+)>/gi
const inline = new Set(
  'a abbr b bdi cite code del dfn em font i ins kbd mark q s samp small span strong sub sup tt u var wbr'.split(' '),
)
/** Elements that no reader sees, from the opening to the closing tag. */
const unseen = [
  { opening: /<!--/g, closing: /-->/g },
  { opening: /<script\b/gi, closing: /<\/script>/gi },
  { opening: /<style\b/gi, closing: /<\/style>/gi },
]

/** Removes tags and keeps their text; a "<" that opens no tag is ordinary text. */
export function withoutTags(text: string): string {
  if (!text.includes('<')) return text
  return unseen
    .reduce((rest, { opening, closing }) => cut(rest, opening, closing), text)
    .replace(address, ' $1 ')
    .replace(tag, (all, name: string, attributes = '') => {
      if (!isAttributes.test(attributes)) return all
      return inline.has(name.toLowerCase()) ? '' : ' '
    })
    .replace(declaration, ' ')
}

/** Removes what lies between the two delimiters, but not after an opening one that is never closed. */
function cut(text: string, opening: RegExp, closing: RegExp): string {
  const kept: string[] = []
  let from = 0
  for (;;) {
    const start = find(opening, text, from)
    const end = start && find(closing, text, start.end)
    if (!end) break
    kept.push(text.slice(from, start.index))
    from = end.end
  }
  kept.push(text.slice(from))
  return kept.join(' ')
}

function find(mark: RegExp, text: string, from: number): { index: number; end: number } | undefined {
  mark.lastIndex = from
  const found = mark.exec(text)
  return found ? { index: found.index, end: found.index + found[0].length } : undefined
}
