import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFPage, PDFString } from 'pdf-lib'

/**
 * A document that does nothing by itself and leads nowhere but to its own pages and into the web: bound with the papers
 * of others it must not do what its author wrote, such as sending the whole file away.
 */
export const calm = (document: PDFDocument): PDFDocument => {
  for (const page of document.getPages()) calmPage(page)
  return document
}

const calmPage = ({ node }: PDFPage): void => {
  node.delete(PDFName.of('AA'))
  const annotations = node.lookup(PDFName.of('Annots'))
  if (!(annotations instanceof PDFArray)) node.delete(PDFName.of('Annots'))
  else for (let at = 0; at < annotations.size(); at++) silence(annotations.lookup(at), new Set())
}

/** What an annotation does may also stand in the form field it belongs to. */
const silence = (found: unknown, seen: Set<unknown>): void => {
  if (!(found instanceof PDFDict) || seen.has(found)) return
  seen.add(found)
  found.delete(PDFName.of('AA'))
  const action = found.lookup(PDFName.of('A'))
  if (action instanceof PDFDict && isHarmless(action)) action.delete(PDFName.of('Next'))
  else found.delete(PDFName.of('A'))
  silence(found.lookup(PDFName.of('Parent')), seen)
}

const isHarmless = (action: PDFDict): boolean => {
  const kind = action.lookup(PDFName.of('S'))
  if (kind === PDFName.of('GoTo')) return true
  const address = action.lookup(PDFName.of('URI'))
  if (kind !== PDFName.of('URI') || !(address instanceof PDFString || address instanceof PDFHexString)) return false
  return /^(https?|mailto):/i.test(address.decodeText())
}
