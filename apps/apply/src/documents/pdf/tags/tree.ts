import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
} from 'pdf-lib'

const name = PDFName.of

/**
 * The structure tree of a document, which a screen reader follows, open for more elements. Collects the references from
 * page content back to elements, and writes them at the end.
 */
export const openTree = ({ context, catalog }: PDFDocument) => {
  const [root, rootRef] = dictIn(context, catalog, 'StructTreeRoot', { Type: 'StructTreeRoot' })
  const whole = { Type: 'StructElem', S: 'Document', P: rootRef }
  const [first] = listOf(root.lookup(name('K')))
  const top = first instanceof PDFRef ? first : context.register(context.obj(whole))
  if (first === undefined) root.set(name('K'), context.obj([top]))
  const document = context.lookup(top, PDFDict)
  const kids = context.obj([...listOf(document.lookup(name('K')))])
  document.set(name('K'), kids)

  const contents = new Map<PDFRef, PDFRef[]>()
  const objects = new Map<PDFRef, PDFRef>()
  const identified = new Map<string, PDFRef>()

  return {
    top,
    append: (element: PDFRef): void => kids.push(element),
    /** A page, or a stream shown on pages, has content of the element under a number. */
    holds: (shown: PDFRef, number: number, element: PDFRef): void => {
      const elements = contents.get(shown) ?? []
      elements[number] = element
      contents.set(shown, elements)
    },
    /** An annotation or another object belongs to the element as a whole. */
    belongs: (shown: PDFRef, element: PDFRef): void => void objects.set(shown, element),
    isHeld: (shown: PDFRef): boolean => contents.has(shown) || objects.has(shown),
    identify: (id: string, element: PDFRef): void => void identified.set(id, element),
    close: (): void => {
      catalog.set(name('MarkInfo'), context.obj({ Marked: true }))
      const numbers = pairsIn(root.lookup(name('ParentTree')), 'Nums')
      let next = 1 + numbers.reduce((most, [key]) => Math.max(most, key instanceof PDFNumber ? key.asNumber() : 0), -1)
      const number = (shown: PDFRef, entry: string, value: PDFObject): void => {
        const object = context.lookup(shown)
        const dict = object instanceof PDFStream ? object.dict : object
        if (!(dict instanceof PDFDict)) return
        dict.set(name(entry), PDFNumber.of(next))
        numbers.push([PDFNumber.of(next), value])
        next += 1
      }
      for (const [shown, elements] of contents)
        number(shown, 'StructParents', context.obj(Array.from(elements, element => element ?? PDFNull)))
      for (const [shown, element] of objects) number(shown, 'StructParent', element)
      root.set(name('ParentTree'), context.register(context.obj({ Nums: numbers.flat() })))
      root.set(name('ParentTreeNextKey'), PDFNumber.of(next))
      writeIds(context, root, identified)
    },
  }
}

export type Tree = ReturnType<typeof openTree>

const writeIds = (context: PDFContext, root: PDFDict, identified: ReadonlyMap<string, PDFRef>): void => {
  if (identified.size === 0) return
  const added = [...identified].map(([id, element]) => [PDFHexString.of(id), element] as const)
  const ids = [...pairsIn(root.lookup(name('IDTree')), 'Names'), ...added].toSorted(([one], [other]) =>
    Buffer.compare(bytesOf(one), bytesOf(other)),
  )
  root.set(name('IDTree'), context.register(context.obj({ Names: ids.flat() })))
}

const bytesOf = (text: unknown): Uint8Array =>
  typeof text === 'object' && text !== null && 'asBytes' in text && typeof text.asBytes === 'function'
    ? (text.asBytes() as Uint8Array)
    : new Uint8Array()

export const listOf = (object: PDFObject | undefined): readonly PDFObject[] =>
  object instanceof PDFArray ? object.asArray() : object === undefined ? [] : [object]

/** The entries of a number tree or name tree, which may be split into nodes. */
const pairsIn = (node: PDFObject | undefined, entry: 'Nums' | 'Names'): [PDFObject, PDFObject][] => {
  if (!(node instanceof PDFDict)) return []
  const flat = listOf(node.lookup(name(entry)))
  const own = flat.flatMap((key, index): [PDFObject, PDFObject][] => {
    const value = flat[index + 1]
    return index % 2 === 0 && value !== undefined ? [[key, value]] : []
  })
  const kids = listOf(node.lookup(name('Kids'))).flatMap(kid => pairsIn(node.context.lookup(kid), entry))
  return [...own, ...kids]
}

/** A dictionary entry, created if it is missing. */
const dictIn = (context: PDFContext, holder: PDFDict, entry: string, fresh: Record<string, string>) => {
  const held = holder.get(name(entry))
  const dict = context.lookup(held)
  const found = dict instanceof PDFDict ? dict : context.obj(fresh)
  const ref = held instanceof PDFRef && found === dict ? held : context.register(found)
  holder.set(name(entry), ref)
  return [found, ref] as const
}
