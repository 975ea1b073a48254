import { ActionIcon, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import type { Paper } from '../application.ts'
import { PdfPages } from '../pdf/pdf-pages.tsx'
import { sizeOf } from '../size.ts'
import { useDownload } from '../use-download.ts'
import classes from './dossier.module.css'

type Props = { readonly papers: readonly Paper[] }

/** The documents one below the other, to be read without opening anything. */
export const Papers = ({ papers }: Props) => {
  const { t } = useTranslation('evaluation')
  if (papers.length === 0) return <Text c="dimmed">{t('document.none')}</Text>
  return papers.map(paper => <PaperShown key={paper.documentId} paper={paper} />)
}

const PaperShown = ({ paper }: { readonly paper: Paper }) => {
  const { t } = useTranslation('evaluation')
  const { number } = useFormat()
  const { download, isPending } = useDownload()
  const { documentId, name, type, pageCount, sizeBytes } = paper
  return (
    <article className={classes.paper} aria-label={`${t(`document.${type}`)}: ${name}`}>
      <div className={classes.paperHead}>
        <div>
          <h3 tabIndex={-1} data-part={documentId}>
            {t(`document.${type}`)}
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
