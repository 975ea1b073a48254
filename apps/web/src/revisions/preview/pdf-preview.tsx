import { Progress } from '@mantine/core'
import { useDebouncedValue, useElementSize } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Draft } from '../../jobs/editor/draft.ts'
import { useLanguage } from '../../language/use-language.ts'
import { PdfSheets } from '../../pdf/pdf-sheets.tsx'
import { useOpenedPdf } from '../../pdf/use-opened-pdf.ts'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import classes from './preview.module.css'
import { type Form, formOf, printPreview } from './print-preview.ts'

type Props = { readonly groupId: string; readonly draft: Draft }

const restMs = 800

/** Renders the PDF again after every pause in the typing. */
export const PdfPreview = ({ groupId, draft }: Props) => {
  const { t } = useTranslation(['revisions', 'jobs'])
  const language = useLanguage()
  const { ref, width } = useElementSize()
  const written = JSON.stringify(formOf(groupId, draft, t('jobs:mine.newTitle')))
  const [settled] = useDebouncedValue(written, restMs)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['jobs', 'preview', language, settled],
    queryFn: async ({ signal }) => {
      const sheet = await printPreview(JSON.parse(settled) as Form, language, signal)
      return new Uint8Array(await sheet.arrayBuffer())
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  const { pdf, fault } = useOpenedPdf(data)
  const problem: unknown = error ?? fault
  const hasFailed = problem !== undefined && problem !== null
  const isComing = isFetching || settled !== written || (data !== undefined && pdf === undefined && !hasFailed)
  const count = pdf?.numPages ?? 1
  return (
    <div ref={ref} className={classes.sheets} aria-busy={isComing && !hasFailed}>
      <Progress value={100} animated size="xs" aria-hidden style={{ visibility: isComing ? 'visible' : 'hidden' }} />
      {hasFailed && <ProblemNotice error={problem} onRetry={() => void refetch()} />}
      <PdfSheets pdf={pdf} count={count} width={width} labelOf={number => t('preview.page', { number, count })} />
    </div>
  )
}
