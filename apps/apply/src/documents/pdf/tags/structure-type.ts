import { PDFDict, PDFName } from 'pdf-lib'

const standard: ReadonlySet<string> = new Set(
  (
    'Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody ' +
    'Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP ' +
    'Warichu WT WP Figure Formula Form'
  ).split(' '),
)

/** Types of PDF 2.0, and those of a document that becomes a part of another. */
const equivalent: Readonly<Record<string, string>> = {
  Document: 'Sect',
  DocumentFragment: 'Sect',
  Title: 'P',
  Sub: 'Span',
  Em: 'Span',
  Strong: 'Span',
  Aside: 'Div',
  FENote: 'Note',
}

/** The standard type of an element; a document may map its own types to them. */
export const typeOf = (type: unknown, roles: unknown): PDFName => {
  const seen = new Set<unknown>()
  for (let each = type; each instanceof PDFName && !seen.has(each); each = roleOf(each, roles)) {
    seen.add(each)
    const word = each.decodeText()
    const known = standard.has(word) ? word : equivalent[word]
    if (known !== undefined) return PDFName.of(known)
  }
  return PDFName.of('NonStruct')
}

const roleOf = (type: PDFName, roles: unknown): unknown => (roles instanceof PDFDict ? roles.lookup(type) : undefined)
