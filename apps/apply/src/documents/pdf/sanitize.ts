import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFPage, PDFStream, PDFString } from 'pdf-lib'

const names = (...lines: readonly string[]): ReadonlySet<unknown> =>
  new Set(lines.flatMap(line => line.split(' ')).map(name => PDFName.of(name)))

/** Annotations that only show something; others play, run or attach content. */
const quietKinds = names(
  'Link Widget Text FreeText Line Square Circle Polygon PolyLine',
  'Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup',
)

/** The looks of an annotation or a form field; any other entry could act or attach something. */
const quietKeys = names(
  'Type Subtype Rect Contents P NM M F AP AS Border C StructParent OC BM ca CA Lang A Dest H QuadPoints BS MK Parent',
  'FT T TU TM Ff V DV Kids DA Q DS RV MaxLen Opt TI I Popup CreationDate IRT Subj RT IT RC Open Name State StateModel',
  'CL RD LE L LL LLE LLO Cap CP CO Vertices InkList IC BE Sy',
)

/** References to data of a stream in another file. */
const outsideKeys = ['F', 'FFilter', 'FDecodeParms', 'Ref', 'OPI'].map(key => PDFName.of(key))

/**
 * Removes everything that acts by itself, and links except those to its own pages and the web: merged into a dossier, a
 * script could send the whole file away.
 */
export const sanitize = (document: PDFDocument): PDFDocument => {
  const sanitized = new Set<PDFDict>()
  for (const page of document.getPages()) sanitizePage(page, sanitized)
  for (const [, object] of document.context.enumerateIndirectObjects())
    if (object instanceof PDFStream) for (const key of outsideKeys) object.dict.delete(key)
  return document
}

const sanitizePage = ({ node }: PDFPage, sanitized: Set<PDFDict>): void => {
  node.delete(PDFName.of('AA'))
  node.delete(PDFName.of('PresSteps'))
  const annotations = node.lookup(PDFName.of('Annots'))
  const kept = PDFArray.withContext(node.context)
  for (const each of annotations instanceof PDFArray ? annotations.asArray() : []) {
    const annotation = node.context.lookup(each)
    if (!(annotation instanceof PDFDict && quietKinds.has(annotation.lookup(PDFName.of('Subtype'))))) continue
    silence(annotation, sanitized)
    kept.push(each)
  }
  node.set(PDFName.of('Annots'), kept)
}

/** The actions of an annotation may also be in its form field, and in the parents of that field. */
const silence = (annotation: PDFDict, sanitized: Set<PDFDict>): void => {
  let each: unknown = annotation
  while (each instanceof PDFDict && !sanitized.has(each)) {
    sanitized.add(each)
    for (const key of each.keys()) if (!quietKeys.has(key)) each.delete(key)
    const action = each.lookup(PDFName.of('A'))
    if (action instanceof PDFDict && isHarmless(action)) action.delete(PDFName.of('Next'))
    else each.delete(PDFName.of('A'))
    const parent: unknown = each.lookup(PDFName.of('Parent'))
    if (!(parent instanceof PDFDict)) each.delete(PDFName.of('Parent'))
    each = parent
  }
}

const isHarmless = (action: PDFDict): boolean => {
  const kind = action.lookup(PDFName.of('S'))
  if (kind === PDFName.of('GoTo')) return true
  const address = action.lookup(PDFName.of('URI'))
  if (kind !== PDFName.of('URI') || !(address instanceof PDFString || address instanceof PDFHexString)) return false
  return /^(https?|mailto):/i.test(address.decodeText())
}
