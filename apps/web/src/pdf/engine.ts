import { getDocument, type PDFDocumentLoadingTask, PDFWorker, version } from 'pdfjs-dist'

/** Fonts, character maps and decoders that few documents need. */
const pieces = new URL(`/assets/pdfjs-${version}/`, location.origin).href

let worker: PDFWorker | undefined

/** One worker parses all documents. The content security policy forbids compiling code. */
export const openPdf = (data: Uint8Array<ArrayBuffer>): PDFDocumentLoadingTask => {
  worker ??= PDFWorker.create({
    port: new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' }),
  })
  return getDocument({
    data,
    worker,
    cMapUrl: pieces,
    standardFontDataUrl: pieces,
    iccUrl: pieces,
    wasmUrl: pieces,
    useWasm: false,
    useWorkerFetch: true,
    // The same glyphs on every machine.
    useSystemFonts: false,
    enableXfa: false,
  })
}
