const rule = /^[ \t]*(?:[-=*_:|+][-=*_:|+ \t]*)$/
const definition = /^ {0,3}\[[^[\]]+\]:[ \t]+\S+.*$/
const leader = /^[ \t>]*(?:#{1,6}(?=\s|$)|[-*+•](?=\s)|\d{1,3}[.)](?=\s))?[ \t]*(?:\[[ xX]\](?=\s))?/
const target = String.raw`\((?:[^()\s]|\([^()\s]*\))*(?:[ \t]+"[^"()]*")?\)`
const link = new RegExp(String.raw`!?\[([^[\]]*)\](?:${target}|\[[^[\]]*\])`, 'g')
const emphasis = [
  /(?<![\p{L}\p{N}*])(\*{1,3})(?=[^\s*])([^*]+)(?<=[^\s*])\1(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_]+)(?<=[^\s_])\1(?![\p{L}\p{N}_])/gu,
  /(?<!~)(~~)(?=[^\s~])([^~]+)(?<=[^\s~])\1(?!~)/g,
]
const escaped = /\\([*_`#~>|+!.-])/g

/** Reduces headings, bullets, tables, links and emphasis to their words. */
export function withoutMarkdown(text: string): string {
  const lines = text.split('\n').map(readLine).join('\n')
  // Twice, for an image inside a link or emphasis inside emphasis; people do not nest deeper.
  return withoutMarks(withoutMarks(lines)).replace(escaped, '$1')
}

function readLine(line: string): string {
  if (rule.test(line) || definition.test(line)) return ''
  const words = line.replace(leader, '')
  return words.startsWith('|') ? words.replaceAll('|', ' ') : words
}

const withoutMarks = (text: string) =>
  emphasis.reduce((rest, pattern) => rest.replace(pattern, '$2'), text.replace(link, '$1'))
