import { Progress } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../../pdf/pdf.module.css'
import { PdfSheets } from '../../pdf/pdf-sheets.tsx'
import { useNear } from '../../pdf/use-near.ts'
import { useOpenedPdf } from '../../pdf/use-opened-pdf.ts'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import type { ReceivedDocument } from '../application.ts'
import { bytesQuery } from './bytes.ts'

type Props = { readonly document: ReceivedDocument }

/** Loads the document when it comes near the viewport. */
export const PdfPages = ({ document }: Props) => {
  const { t } = useTranslation('evaluation')
  const container = useRef<HTMLDivElement>(null)
  const { ref, width } = useElementSize()
  const isNear = useNear(container, '150% 0px')
  const opened = usePdf(document, isNear)
  if (opened.state === 'failed') return <ProblemNotice error={opened.error} onRetry={opened.retry} />
  const pdf = opened.state === 'open' ? opened.pdf : undefined
  const count = pdf?.numPages ?? Math.max(1, document.pageCount)
  return (
    <div ref={container} className={classes.pages}>
      {opened.state === 'loading' && (
        <Progress
          value={Math.max(4, opened.share * 100)}
          size="xs"
          aria-label={t('document.loading', { name: document.name })}
        />
      )}
      <div ref={ref} className={classes.stack}>
        <PdfSheets pdf={pdf} count={count} width={width} labelOf={number => t('document.page', { number, count })} />
      </div>
    </div>
  )
}

type Opened =
  | { readonly state: 'waiting' | 'loading'; readonly share: number }
  | { readonly state: 'open'; readonly pdf: PDFDocumentProxy }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }

const usePdf = ({ documentId, version, sizeBytes }: ReceivedDocument, isWanted: boolean): Opened => {
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
