import { ActionIcon, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import type { Paper } from '../application.ts'
import { PdfPages } from '../pdf/pdf-pages.tsx'
import { sizeOf } from '../size.ts'
import { useDownload } from '../use-download.ts'
import classes from './dossier.module.css'

type Props = { readonly papers: readonly Paper[]; readonly by: 'applicant' | 'referee' }

export const Papers = ({ papers, by }: Props) => {
  const { t } = useTranslation('evaluation')
  if (papers.length === 0) return <Text c="dimmed">{t('document.none')}</Text>
  return papers.map(paper => <PaperShown key={paper.documentId} paper={paper} by={by} />)
}

const PaperShown = ({ paper, by }: Pick<Props, 'by'> & { readonly paper: Paper }) => {
  const { t } = useTranslation('evaluation')
  const { number } = useFormat()
  const { download, isPending } = useDownload()
  const { documentId, name, type, pageCount, sizeBytes } = paper
  // An applicant's upload of a letter is not the referee's own letter.
  const kind = t(by === 'applicant' && type === 'REFERENCE_LETTER' ? 'document.uploadedLetter' : `document.${type}`)
  return (
    <article className={classes.paper} aria-label={`${kind}: ${name}`}>
      <div className={classes.paperHead}>
        <div>
          <h3 tabIndex={-1} data-part={documentId}>
            {kind}
          </h3>
          <Text size="xs" c="dimmed">
            {name} · {t('document.pages', { count: pageCount })} · {sizeOf(sizeBytes, number)}
          </Text>
        </div>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          loading={isPending}
          aria-label={t('document.download', { name })}
          onClick={() => download({ path: `/api/documents/${documentId}`, name })}
        >
          <IconDownload size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </div>
      <PdfPages paper={paper} />
    </article>
  )
}
