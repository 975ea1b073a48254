import type { Node } from '@tiptap/pm/model'

type Position = { readonly line: number; readonly column: number }

/** Lines and columns count from 1. */
export const offsetOf = (text: string, { line, column }: Position): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, each) => sum + each.length + 1, column - 1)

/** The number of text characters before an offset in HTML; inside a tag it is the tag's position. */
export const readBefore = (html: string, offset: number): number =>
  new DOMParser().parseFromString(html.slice(0, offset), 'text/html').body.textContent.length

/** The editor's position after that many characters of text. */
export const positionAfter = (doc: Node, characters: number): number => {
  let left = characters
  let position = doc.content.size
  let isFound = false
  doc.descendants((node, at) => {
    if (isFound) return false
    if (!node.isText) return true
    if (left < node.nodeSize) {
      position = at + left
      isFound = true
    }
    left -= node.nodeSize
    return false
  })
  return position
}
