import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'

export const useOpenedPdf = (data: Uint8Array<ArrayBuffer> | undefined) => {
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [fault, setFault] = useState<unknown>()
  useEffect(() => {
    if (data === undefined) return
    let isGone = false
    // The worker takes ownership of the bytes, so it gets a copy.
    const opening = import('./engine.ts').then(({ openPdf }) => openPdf(data.slice()))
    opening
      .then(task => task.promise)
      .then(
        opened => !isGone && setPdf(opened),
        (reason: unknown) => !isGone && setFault(reason),
      )
    return () => {
      isGone = true
      setPdf(undefined)
      // The failure is already reported above. There is nothing to clean up.
      void opening.then(
        task => task.destroy(),
        () => {},
      )
    }
  }, [data])
  return { pdf, fault, forget: (): void => setFault(undefined) }
}
