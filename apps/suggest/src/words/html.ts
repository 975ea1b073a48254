const tag = /<\/?([a-z][a-z0-9-]{0,30})(?:\s[^<>]*|\/)?>/gi
const declaration = /<[!?][a-z][^<>]*>/gi
const address = /<((?:https?:\/\/|mailto:)[^\s<>]+)>/gi
const inline = new Set(['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'del', 'dfn', 'em', 'font', 'i', 'ins', 'kbd', 'mark'])
for (const name of ['q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'tt', 'u', 'var', 'wbr'])
  inline.add(name)

/** Tags go, their text stays; a "<" that opens no tag is a sign like any other. */
export function withoutTags(text: string): string {
  if (!text.includes('<')) return text
  const visible = cut(cut(cut(text, '<!--', '-->'), '<script', '</script>'), '<style', '</style>')
  return visible
    .replace(address, ' $1 ')
    .replace(tag, (_all, name: string) => (inline.has(name.toLowerCase()) ? '' : ' '))
    .replace(declaration, ' ')
}

/** Without what lies between the two marks; an opening that never closes is left alone. */
function cut(text: string, opening: string, closing: string): string {
  const lower = text.toLowerCase()
  const kept: string[] = []
  let from = 0
  for (;;) {
    const start = lower.indexOf(opening, from)
    const end = start < 0 ? -1 : lower.indexOf(closing, start + opening.length)
    if (end < 0) break
    kept.push(text.slice(from, start))
    from = end + closing.length
  }
  kept.push(text.slice(from))
  return kept.join(' ')
}
