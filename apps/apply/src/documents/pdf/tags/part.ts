import {
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFStream,
  PDFString,
} from 'pdf-lib'
import { appendPages } from '../append.ts'
import { bringTags } from './bring.ts'
import { listOf, type Tree } from './tree.ts'

const name = PDFName.of

export type PartWords = {
  readonly title: string
  /** The description of a page with pictures but no text, such as a scan. */
  readonly picture: (page: number, pages: number) => string
}

/**
 * Appends the pages of a document as a part of the structure, and keeps existing tags. A page without tags becomes one
 * paragraph, which a screen reader reads in drawing order; a page without text becomes a figure with a description.
 * Untagged links and fields follow their page.
 */
export const appendPart = (
  tree: Tree,
  to: PDFDocument,
  from: PDFDocument,
  { title, picture }: PartWords,
): readonly PDFPage[] => {
  const { context } = to
  const { pages, copier } = appendPages(to, from)
  const part = context.obj({ Type: 'StructElem', S: 'Part', P: tree.top })
  const ref = context.register(part)
  part.set(name('T'), PDFHexString.fromText(title))
  part.set(name('Lang'), languageOf(from))
  tree.append(ref)
  const brought = bringTags({ from, to, copier, tree }, ref, `${ref.objectNumber}-`)
  const kids = [...brought.elements]

  const add = (type: string, entries: Literal, page: PDFPage): PDFRef => {
    const element = context.register(context.obj({ Type: 'StructElem', S: type, P: ref, Pg: page.ref, ...entries }))
    kids.push(element)
    return element
  }
  for (const [index, page] of pages.entries()) {
    if (!brought.pages.has(page.ref)) {
      const hasWords = showsWords(page.node, context)
      const alt: Literal = hasWords ? {} : { Alt: PDFHexString.fromText(picture(index + 1, pages.length)) }
      const type = hasWords ? 'P' : 'Figure'
      wrapContents(page, context, type)
      tree.holds(page.ref, 0, add(type, { K: 0, ...alt }, page))
    }
    for (const annotation of annotationsOf(page, context)) {
      if (tree.isHeld(annotation)) continue
      const type = typeOfAnnotation(context.lookup(annotation, PDFDict), title)
      const object = context.obj({ Type: 'OBJR', Pg: page.ref, Obj: annotation })
      if (type) tree.belongs(annotation, add(type, { K: object }, page))
    }
  }
  part.set(name('K'), context.obj(kids))
  return pages
}

type Literal = Readonly<Record<string, PDFObject | number>>

/** Undetermined if the document has none: a screen reader must not assume the language of the dossier. */
const languageOf = ({ catalog }: PDFDocument): PDFString => {
  const said = catalog.lookup(name('Lang'))
  const language = said instanceof PDFString || said instanceof PDFHexString ? said.decodeText() : ''
  return PDFString.of(/^[a-z]{1,8}(-[a-z\d]{1,8})*$/i.test(language) ? language : 'und')
}

const wrapContents = ({ node }: PDFPage, context: PDFContext, type: string): void => {
  const stream = (text: string) => context.register(context.stream(text))
  const contents = node.get(name('Contents'))
  const held = context.lookup(contents)
  const between = contents !== undefined && held instanceof PDFStream ? [contents] : listOf(held)
  node.set(name('Contents'), context.obj([stream(`/${type} <</MCID 0>> BDC\n`), ...between, stream('\nEMC\n')]))
}

/** Whether the page, or a form shown on it, has a font for text. */
const showsWords = (holder: PDFDict, context: PDFContext): boolean => {
  const seen = new Set<unknown>()
  const waiting: unknown[] = [holder]
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    const dict = each instanceof PDFStream ? each.dict : each
    if (!(dict instanceof PDFDict) || seen.has(dict)) continue
    seen.add(dict)
    const resources = dict.lookup(name('Resources'))
    if (!(resources instanceof PDFDict)) continue
    const fonts = resources.lookup(name('Font'))
    if (fonts instanceof PDFDict && fonts.keys().length > 0) return true
    const shown = resources.lookup(name('XObject'))
    if (shown instanceof PDFDict) waiting.push(...shown.values().map(value => context.lookup(value)))
  }
  return false
}

/** By reference: an annotation written directly into the list gets its own object. */
const annotationsOf = ({ node }: PDFPage, context: PDFContext): readonly PDFRef[] => {
  const refs = listOf(node.lookup(name('Annots'))).flatMap(each => {
    if (!(context.lookup(each) instanceof PDFDict)) return []
    return each instanceof PDFRef ? each : context.register(each)
  })
  if (refs.length === 0) node.delete(name('Annots'))
  else {
    node.set(name('Annots'), context.obj([...refs]))
    node.set(name('Tabs'), name('S'))
  }
  return refs
}

/** A link states its target, for readers who do not see what it lies on. */
const typeOfAnnotation = (annotation: PDFDict, title: string): string | undefined => {
  const kind = annotation.lookup(name('Subtype'))
  if (kind === name('Popup')) return undefined
  if (kind === name('Widget')) return 'Form'
  if (kind !== name('Link')) return 'Annot'
  if (!annotation.has(name('Contents')))
    annotation.set(name('Contents'), addressOf(annotation) ?? PDFHexString.fromText(title))
  return 'Link'
}

const addressOf = (annotation: PDFDict) => {
  const action = annotation.lookup(name('A'))
  const address = action instanceof PDFDict ? action.lookup(name('URI')) : undefined
  return address instanceof PDFString || address instanceof PDFHexString ? address.clone() : undefined
}
