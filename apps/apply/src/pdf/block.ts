import type { Run } from './run.ts'

export type Block =
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'heading'; readonly level: number; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: (readonly Block[])[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }

/** Where blocks are added while HTML is read: the page, an item of a list, or a quotation. */
export type Container = {
  readonly tag: string
  readonly blocks: Block[]
  readonly parent: Container | undefined
  readonly depth: number
}

/** Deeper nesting is printed at this depth. */
const depthMax = 8

export const newContainer = (): Container => ({ tag: '', blocks: [], parent: undefined, depth: 0 })

export const open = (parent: Container, tag: string): Container => {
  const blocks = parent.depth < depthMax ? placeIn(parent, tag) : parent.blocks
  return { tag, blocks, parent, depth: parent.depth + 1 }
}

export const leave = (container: Container, tag: string): Container =>
  container.tag === tag && container.parent ? container.parent : container

const placeIn = (parent: Container, tag: string): Block[] => {
  const blocks: Block[] = []
  if (tag === 'blockquote') parent.blocks.push({ kind: 'quote', blocks })
  else if (tag === 'li') {
    const list = parent.blocks.at(-1)
    // An item outside a list is printed as its content.
    if (list?.kind !== 'list' || (parent.tag !== 'ul' && parent.tag !== 'ol')) return parent.blocks
    list.items.push(blocks)
  } else {
    parent.blocks.push({ kind: 'list', ordered: tag === 'ol', items: [] })
    return parent.blocks
  }
  return blocks
}

/** Without empty lists and quotations. */
export const pruned = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block): readonly Block[] => {
    if (block.kind === 'quote') {
      const inner = pruned(block.blocks)
      return inner.length > 0 ? [{ kind: 'quote', blocks: inner }] : []
    }
    if (block.kind !== 'list') return [block]
    const items = block.items.map(pruned).filter(({ length }) => length > 0)
    return items.length > 0 ? [{ ...block, items }] : []
  })
