import { Parser } from 'htmlparser2'
import { type Block, type Container, leave, newContainer, open, pruned } from './block.ts'
import { printable } from './printable.ts'
import { isMark, type Mark, type Run, tidyRuns } from './run.ts'

const headings: Readonly<Record<string, number>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }
const containers = new Set(['ul', 'ol', 'li', 'blockquote'])

/** Sanitised HTML as blocks for a sheet. Parsed without recursion, so that no nesting can exhaust the stack. */
export const blocksOf = (html: string): readonly Block[] => {
  const root = newContainer()
  let inside: Container = root
  let marks: readonly Mark[] = []
  let links: readonly (string | null)[] = []
  let runs: Run[] = []
  let level = 0

  const flush = (): void => {
    const tidy = tidyRuns(runs)
    runs = []
    if (tidy.length === 0) return
    inside.blocks.push(
      level > 0 && inside === root ? { kind: 'heading', level, runs: tidy } : { kind: 'paragraph', runs: tidy },
    )
  }

  const parser = new Parser({
    onopentag: (tag, { href }) => {
      if (isMark(tag)) marks = [...marks, tag]
      else if (tag === 'a') links = [...links, followable(href)]
      else if (tag === 'br') runs.push({ break: true })
      else {
        flush()
        level = headings[tag] ?? level
        if (containers.has(tag)) inside = open(inside, tag)
      }
    },
    ontext: text => runs.push({ text: printable(text), marks: [...new Set(marks)], href: links.at(-1) ?? null }),
    onclosetag: tag => {
      if (isMark(tag)) marks = marks.toSpliced(marks.lastIndexOf(tag), 1)
      else if (tag === 'a') links = links.slice(0, -1)
      else if (tag !== 'br') {
        flush()
        if (tag in headings) level = 0
        if (containers.has(tag)) inside = leave(inside, tag)
      }
    },
  })
  parser.end(html)
  flush()
  return inOrder(pruned(root.blocks))
}

/** PDF readers announce the level of a heading, so no level may be skipped on the way down. */
const inOrder = (blocks: readonly Block[]): readonly Block[] => {
  let above: readonly number[] = []
  return blocks.map(block => {
    if (block.kind !== 'heading') return block
    above = [...above.filter(level => level < block.level), block.level]
    return { ...block, level: above.length + 1 }
  })
}

/** The address if it is safe to open. */
export const followable = (href: string | undefined): string | null =>
  href !== undefined && href.length <= 2_000 && /^(?:https?:\/\/|mailto:)\S+$/i.test(href) ? href : null
