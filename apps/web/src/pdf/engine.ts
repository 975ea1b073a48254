import { getDocument, type PDFDocumentLoadingTask, PDFWorker, version } from 'pdfjs-dist'

/** Fonts, character maps and decoders that a few documents need lie beside the client's own files. */
const pieces = new URL(`/assets/pdfjs-${version}/`, location.origin).href

let worker: PDFWorker | undefined

/** Documents are read apart from the page, by one worker for all of them. The page's policy lets nothing be compiled. */
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
    // The same letters on every machine.
    useSystemFonts: false,
    enableXfa: false,
  })
}
