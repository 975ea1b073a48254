import type { PDFDocumentProxy } from 'pdfjs-dist'
import { PdfPage } from './pdf-page.tsx'

type Props = {
  readonly pdf: PDFDocumentProxy | undefined
  readonly count: number
  readonly width: number
  readonly labelOf: (number: number) => string
}

export const PdfSheets = ({ pdf, count, width, labelOf }: Props) =>
  Array.from({ length: count }, (_, index) => (
    <PdfPage key={index} pdf={pdf} number={index + 1} width={Math.round(width)} label={labelOf(index + 1)} />
  ))
