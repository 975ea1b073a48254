import { useQuery } from '@tanstack/react-query'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useState } from 'react'
import { useOpenedPdf } from '../../pdf/use-opened-pdf.ts'
import type { Paper } from '../application.ts'
import { bytesQuery } from './bytes.ts'

type Opened =
  | { readonly state: 'waiting' | 'loading'; readonly share: number }
  | { readonly state: 'open'; readonly pdf: PDFDocumentProxy }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }

export const usePdf = ({ documentId, version, sizeBytes }: Paper, isWanted: boolean): Opened => {
  const [loadedBytes, setLoaded] = useState(0)
  const { data, error, refetch } = useQuery({ ...bytesQuery(documentId, version, setLoaded), enabled: isWanted })
  const { pdf, fault, forget } = useOpenedPdf(data)
  const retry = (): void => {
    forget()
    void refetch()
  }
  if (error ?? fault) return { state: 'failed', error: error ?? fault, retry }
  if (pdf) return { state: 'open', pdf }
  return { state: isWanted ? 'loading' : 'waiting', share: Math.min(1, loadedBytes / Math.max(1, sizeBytes)) }
}
