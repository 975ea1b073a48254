import { PDFDict, type PDFDocument, PDFName, type PDFObject, PDFPage, PDFPageLeaf, type PDFRef } from 'pdf-lib'
import { type Copier, createCopier } from './copy.ts'
import { bringLayers } from './layers.ts'

const names = (words: string): readonly PDFName[] => words.split(' ').map(word => PDFName.of(word))

/**
 * What a page needs to be shown; everything else in it, such as attached files and private data of programs, is left
 * out.
 */
const ofItself = names('Type BleedBox TrimBox ArtBox Contents Group Annots UserUnit LastModified')
const alsoOfNodesAbove = names('Resources MediaBox CropBox Rotate')

export type Appended = {
  /** In order. A page that its document lists twice is shown twice, but is included only once here. */
  readonly pages: readonly PDFPage[]
  readonly copier: Copier
}

/** Copies all pages with everything they show; links between them lead to the copies. */
export const appendPages = (to: PDFDocument, from: PDFDocument): Appended => {
  const { context } = to
  const copier = createCopier(from.context, context)
  const originals = from.getPages()
  for (const { ref } of new Set(originals)) copier.register(ref, context.nextRef())
  const copied = new Map<PDFRef, PDFPage>()
  for (const { ref, node } of originals) {
    const isAgain = copied.has(ref)
    const copy = (!isAgain && copier.knownRefOf(ref)) || context.nextRef()
    const leaf = leafOf(node, copier, to)
    // Notes and links belong to one page only.
    if (isAgain) leaf.delete(PDFName.of('Annots'))
    context.assign(copy, leaf)
    const page = PDFPage.of(leaf, copy, to)
    to.addPage(page)
    if (!isAgain) copied.set(ref, page)
  }
  copier.finish()
  bringLayers(to, from, copier)
  return { pages: [...copied.values()], copier }
}

const leafOf = (page: PDFPageLeaf, copier: Copier, { context }: PDFDocument): PDFPageLeaf => {
  const leaf = PDFPageLeaf.fromMapWithContext(new Map(), context, false)
  const set = (name: PDFName, value: PDFObject | undefined) => value && leaf.set(name, copier.copyOf(value))
  for (const name of ofItself) set(name, page.get(name))
  for (const name of alsoOfNodesAbove) set(name, inherited(page, name))
  return leaf
}

const inherited = (page: PDFPageLeaf, name: PDFName): PDFObject | undefined => {
  const seen = new Set<unknown>()
  for (let node: unknown = page; node instanceof PDFDict && !seen.has(node); node = node.lookup(PDFName.of('Parent'))) {
    seen.add(node)
    const value = node.get(name)
    if (value !== undefined) return value
  }
  return undefined
}
