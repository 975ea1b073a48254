import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRawStream, PDFRef } from 'pdf-lib'

/** Indexes into the structure of the source document; elsewhere they would mean other elements. */
const numbersOfStructure: ReadonlySet<PDFName> = new Set([PDFName.of('StructParents'), PDFName.of('StructParent')])

/**
 * Copies objects between documents together with everything they refer to. It uses a queue instead of recursion, so
 * that no chain of references can exhaust the stack.
 */
export const createCopier = (from: PDFContext, to: PDFContext) => {
  const copies = new Map<PDFRef, PDFRef>()
  const waiting: PDFRef[] = []

  /** The reference that the copy of an object will have. */
  const refOf = (ref: PDFRef): PDFRef => {
    const known = copies.get(ref)
    if (known) return known
    const copy = to.nextRef()
    copies.set(ref, copy)
    waiting.push(ref)
    return copy
  }

  const dictOf = (dict: PDFDict): PDFDict => {
    const copy = PDFDict.withContext(to)
    for (const [name, value] of dict.entries()) if (!numbersOfStructure.has(name)) copy.set(name, copyOf(value))
    return copy
  }

  const copyOf = (object: PDFObject): PDFObject => {
    if (object instanceof PDFRef) return refOf(object)
    if (object instanceof PDFRawStream) return PDFRawStream.of(dictOf(object.dict), object.contents)
    if (object instanceof PDFDict) return dictOf(object)
    if (!(object instanceof PDFArray)) return object.clone(to)
    const copy = PDFArray.withContext(to)
    for (const each of object.asArray()) copy.push(copyOf(each))
    return copy
  }

  return {
    refOf,
    copyOf,
    /** The reference of an object's copy, if there is one. */
    knownRefOf: (ref: PDFRef): PDFRef | undefined => copies.get(ref),
    /** Registers an object that was copied in another way. */
    register: (ref: PDFRef, copy: PDFRef): void => void copies.set(ref, copy),
    /** Copies what is still in the queue. */
    finish: (): void => {
      for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
        const object = from.lookup(ref)
        if (object !== undefined) to.assign(refOf(ref), copyOf(object))
      }
    },
  }
}

export type Copier = ReturnType<typeof createCopier>
