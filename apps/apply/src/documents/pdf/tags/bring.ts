import {
  PDFArray,
  PDFBool,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from 'pdf-lib'
import type { Copier } from '../copy.ts'
import { typeOf } from './structure-type.ts'
import { listOf, type Tree } from './tree.ts'

const name = PDFName.of

/** More than any real document has in depth, width and numbers; anything beyond is left out. */
const deepest = 250
const mostNumbers = 65_536

type Brought = { readonly from: PDFDocument; readonly to: PDFDocument; readonly copier: Copier; readonly tree: Tree }

type Position = {
  readonly above: PDFRef
  /** The page of content that does not name its own. */
  readonly page: PDFRef | undefined
  readonly depth: number
  /** How many of the ancestors have a heading without a level. */
  readonly level: number
}

type Elements = {
  readonly elements: readonly PDFRef[]
  /** The pages with at least one tag. */
  readonly pages: ReadonlySet<PDFRef>
}

/**
 * Copies the elements of a document whose pages were copied below the element `parent`, and returns the top ones.
 * Nothing is copied blindly: types become standard types, names get a prefix for their document, and only descriptive
 * entries are kept.
 */
export const bringTags = ({ from, to, copier, tree }: Brought, parent: PDFRef, sign: string): Elements => {
  const root = from.catalog.lookup(name('StructTreeRoot'))
  const pages = new Set<PDFRef>()
  if (!(root instanceof PDFDict)) return { elements: [], pages }
  const { context } = to
  const roles = root.lookup(name('RoleMap'))
  const classes = root.lookup(name('ClassMap'))
  const seen = new Set<PDFDict>()

  const copyOfRef = (ref: unknown): PDFRef | undefined => (ref instanceof PDFRef ? copier.knownRefOf(ref) : undefined)

  const kidsIn = (source: PDFDict) => listOf(source.lookup(name('K'))).map(each => from.context.lookup(each))

  const isHeading = (kid: unknown): boolean =>
    kid instanceof PDFDict && typeOf(kid.lookup(name('S')), roles) === name('H')

  const elementOf = (source: PDFDict, { above, page, depth, level }: Position): PDFRef | undefined => {
    if (seen.has(source) || depth > deepest) return undefined
    seen.add(source)
    const type = typeOf(source.lookup(name('S')), roles)
    // Headings without a level get one from their depth.
    const counted = type === name('H') ? name(`H${Math.min(Math.max(level, 1), 6)}`) : type
    const element = context.obj({ Type: 'StructElem', S: counted, P: above })
    const ref = context.register(element)
    for (const entry of ['Lang', 'Alt', 'ActualText', 'E', 'T']) {
      const text = source.lookup(name(entry))
      if (text instanceof PDFString || text instanceof PDFHexString) element.set(name(entry), text.clone())
    }
    const attributes = attributesOf(source)
    if (attributes.length > 0) element.set(name('A'), context.obj([...attributes]))
    const id = source.lookup(name('ID'))
    if (id instanceof PDFString || id instanceof PDFHexString) {
      const own = idOf(id)
      element.set(name('ID'), PDFHexString.of(own))
      tree.identify(own, ref)
    }
    const ownPage = copyOfRef(source.get(name('Pg')))
    if (ownPage) element.set(name('Pg'), ownPage)
    const inner = level + (kidsIn(source).some(isHeading) ? 1 : 0)
    const kids = kidsOf(source, { above: ref, page: ownPage ?? page, depth: depth + 1, level: inner })
    if (kids.length > 0) element.set(name('K'), context.obj([...kids]))
    return ref
  }

  const kidsOf = (source: PDFDict, position: Position): readonly PDFObject[] =>
    kidsIn(source).flatMap((kid): readonly PDFObject[] => {
      const { above, page } = position
      if (kid instanceof PDFNumber) return contentOf(kid, above, page, page)
      if (!(kid instanceof PDFDict)) return []
      const kind = kid.lookup(name('Type'))
      const at = copyOfRef(kid.get(name('Pg'))) ?? page
      if (kind === name('MCR'))
        return contentOf(kid.lookup(name('MCID')), above, at, copyOfRef(kid.get(name('Stm'))) ?? at)
      if (kind === name('OBJR')) return objectOf(copyOfRef(kid.get(name('Obj'))), above, at)
      const element = elementOf(kid, position)
      return element ? [element] : []
    })

  /** The content with this number on a page, or on a stream shown on it. */
  const contentOf = (number: unknown, element: PDFRef, page: PDFRef | undefined, shown: PDFRef | undefined) => {
    if (!(number instanceof PDFNumber) || page === undefined || shown === undefined) return []
    const value = number.asNumber()
    if (!Number.isInteger(value) || value < 0 || value >= mostNumbers) return []
    tree.holds(shown, value, element)
    pages.add(page)
    const stream = shown === page ? {} : { Stm: shown }
    return [context.obj({ Type: 'MCR', Pg: page, MCID: value, ...stream })]
  }

  const objectOf = (object: PDFRef | undefined, element: PDFRef, page: PDFRef | undefined) => {
    if (object === undefined || page === undefined) return []
    tree.belongs(object, element)
    return [context.obj({ Type: 'OBJR', Pg: page, Obj: object })]
  }

  const idOf = (id: PDFString | PDFHexString): string =>
    Buffer.from([...Buffer.from(sign), ...id.asBytes()]).toString('hex')

  /** The attributes of an element and of its classes, without the class names. */
  const attributesOf = (source: PDFDict): readonly PDFObject[] => {
    const ofClasses = listOf(source.lookup(name('C'))).flatMap(each => {
      const word = from.context.lookup(each)
      return word instanceof PDFName && classes instanceof PDFDict ? listOf(classes.lookup(word)) : []
    })
    return [...listOf(source.lookup(name('A'))), ...ofClasses].flatMap(each => {
      const attributes = from.context.lookup(each)
      return attributes instanceof PDFDict ? [plainDict(attributes)] : []
    })
  }

  const plainDict = (source: PDFDict): PDFDict => {
    const copy = PDFDict.withContext(context)
    for (const [entry, value] of source.entries()) {
      const refersToIds = entry === name('Headers')
      const plain = plainOf(value, refersToIds ? id => PDFHexString.of(idOf(id)) : id => id.clone())
      if (plain) copy.set(entry, plain)
    }
    return copy
  }

  /** Text and numbers, and lists of them. */
  const plainOf = (
    value: PDFObject,
    text: (text: PDFString | PDFHexString) => PDFObject,
    depth = 0,
  ): PDFObject | undefined => {
    const object = from.context.lookup(value)
    if (object instanceof PDFString || object instanceof PDFHexString) return text(object)
    if (object instanceof PDFName || object instanceof PDFNumber || object instanceof PDFBool) return object
    if (!(object instanceof PDFArray) || depth > 3) return undefined
    return context.obj(object.asArray().flatMap(each => plainOf(each, text, depth + 1) ?? []))
  }

  const elements = listOf(root.lookup(name('K'))).flatMap(each => {
    const element = from.context.lookup(each)
    return element instanceof PDFDict
      ? (elementOf(element, { above: parent, page: undefined, depth: 0, level: 0 }) ?? [])
      : []
  })
  return { elements, pages }
}
