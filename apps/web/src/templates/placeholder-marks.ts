import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import classes from './templates.module.css'

type Options = { readonly known: readonly string[] }

const braces = /\{\{\s*([^{}]*?)\s*\}\}|\{\{|\}\}/g

const marksOf = (doc: Node, known: readonly string[]): DecorationSet => {
  const marks: Decoration[] = []
  doc.descendants((node, at) => {
    for (const { 0: raw, 1: path, index } of (node.text ?? '').matchAll(braces)) {
      const isKnown = path !== undefined && known.includes(path)
      const look = isKnown ? classes.placeholder : classes.wrong
      marks.push(Decoration.inline(at + index, at + index + raw.length, { class: look ?? '', spellcheck: 'false' }))
    }
  })
  return DecorationSet.create(doc, marks)
}

/** Highlights placeholders in the editor, and unknown ones differently. */
export const PlaceholderMarks = Extension.create<Options>({
  name: 'placeholderMarks',
  addOptions: () => ({ known: [] }),
  addProseMirrorPlugins() {
    const { known } = this.options
    return [new Plugin({ props: { decorations: ({ doc }) => marksOf(doc, known) } })]
  },
})
