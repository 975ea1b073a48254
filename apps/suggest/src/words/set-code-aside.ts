const fence = /^ {0,3}(`{3,}|~{3,})/
const span = /(?<!`)(`{1,3})(?!`)([^`]+)(?<!`)\1(?!`)/g
const quoted = /``([^`'\n]{1,300})''/g
const marker = /\uE000(\d+)\uE001/g

interface Parted {
  /** The text with a placeholder for each code span that no later step changes. */
  readonly prose: string
  /** The content of fenced blocks, read only if there is nothing else to read. */
  readonly blocks: string
  readonly restore: (text: string) => string
}

/** Code is not markup: `*args` and `<div>` inside it stay as they are. */
export function setAside(text: string): Parted {
  const { outside, inside } = partFences(text)
  const spans: string[] = []
  const prose = outside.replace(quoted, '"$1"').replace(span, (_all, _ticks, code: string) => {
    spans.push(code)
    return `\uE000${spans.length - 1}\uE001`
  })
  return {
    prose,
    blocks: inside,
    restore: marked => marked.replace(marker, (_all, index: string) => spans[Number(index)] ?? ''),
  }
}

function partFences(text: string): { outside: string; inside: string } {
  const outside: string[] = []
  const inside: string[] = []
  let open = ''
  for (const line of text.split('\n')) {
    const mark = fence.exec(line)?.[1]
    if (open === '' && mark) open = mark
    else if (open !== '' && mark?.startsWith(open)) open = ''
    else (open === '' ? outside : inside).push(line)
  }
  return { outside: outside.join('\n'), inside: inside.join('\n') }
}
