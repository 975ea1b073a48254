import { type Editor, Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import classes from './text-marks.module.css'

/** A range to underline, counted in text without formatting. */
export type TextMark = { readonly from: number; readonly to: number; readonly title: string }

const key = new PluginKey<DecorationSet>('textMarks')

const decorate = (doc: Node, marks: readonly TextMark[]): DecorationSet => {
  const shown: Decoration[] = []
  let before = 0
  doc.descendants((node, at) => {
    if (!node.isText) return
    const end = before + node.nodeSize
    for (const { from, to, title } of marks) {
      const [first, last] = [Math.max(from, before), Math.min(to, end)]
      if (first < last)
        shown.push(Decoration.inline(at + first - before, at + last - before, { class: classes.mark ?? '', title }))
    }
    before = end
  })
  return DecorationSet.create(doc, shown)
}

/** Underlines ranges; edits move them until new ones are set. */
export const TextMarks = Extension.create({
  name: 'textMarks',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (change, shown) => {
          const marks = change.getMeta(key) as readonly TextMark[] | undefined
          return marks ? decorate(change.doc, marks) : shown.map(change.mapping, change.doc)
        },
      },
      props: { decorations: state => key.getState(state) },
    }),
  ],
})

export const showMarks = ({ view, state }: Editor, marks: readonly TextMark[]): void =>
  view.dispatch(state.tr.setMeta(key, marks).setMeta('addToHistory', false))
