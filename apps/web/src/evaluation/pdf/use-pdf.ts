import { useQuery } from '@tanstack/react-query'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import type { Paper } from '../application.ts'
import { bytesQuery } from './bytes.ts'

type Opened =
  | { readonly state: 'waiting' | 'loading'; readonly share: number }
  | { readonly state: 'open'; readonly pdf: PDFDocumentProxy }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }

/** A document, fetched and opened once it is wanted. */
export const usePdf = ({ documentId, version, sizeBytes }: Paper, isWanted: boolean): Opened => {
  const [loadedBytes, setLoaded] = useState(0)
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [fault, setFault] = useState<unknown>()
  const { data, error, refetch } = useQuery({ ...bytesQuery(documentId, version, setLoaded), enabled: isWanted })
  useEffect(() => {
    if (data === undefined) return
    let isGone = false
    // The worker takes the bytes it is given away, so it gets a copy.
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
      // What failed has been told of above and leaves nothing to end.
      void opening.then(
        task => task.destroy(),
        () => {},
      )
    }
  }, [data])
  const retry = (): void => {
    setFault(undefined)
    void refetch()
  }
  if (error ?? fault) return { state: 'failed', error: error ?? fault, retry }
  if (pdf) return { state: 'open', pdf }
  return { state: isWanted ? 'loading' : 'waiting', share: Math.min(1, loadedBytes / Math.max(1, sizeBytes)) }
}
