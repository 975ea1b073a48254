import { ActionIcon, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import type { ReceivedDocument } from '../application.ts'
import { PdfPages } from '../pdf/pdf-pages.tsx'
import { sizeOf } from '../size.ts'
import { useDownload } from '../use-download.ts'
import classes from './dossier.module.css'

type Props = { readonly documents: readonly ReceivedDocument[]; readonly by: 'applicant' | 'referee' }

export const Documents = ({ documents, by }: Props) => {
  const { t } = useTranslation('evaluation')
  if (documents.length === 0) return <Text c="dimmed">{t('document.none')}</Text>
  return documents.map(document => <DocumentShown key={document.documentId} document={document} by={by} />)
}

const DocumentShown = ({ document, by }: Pick<Props, 'by'> & { readonly document: ReceivedDocument }) => {
  const { t } = useTranslation('evaluation')
  const { number } = useFormat()
  const { download, isPending } = useDownload()
  const { documentId, name, type, pageCount, sizeBytes } = document
  // An applicant's upload of a letter is not the referee's own letter.
  const kind = t(by === 'applicant' && type === 'REFERENCE_LETTER' ? 'document.uploadedLetter' : `document.${type}`)
  return (
    <article className={classes.document} aria-label={`${kind}: ${name}`}>
      <div className={classes.documentHead}>
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
      <PdfPages document={document} />
    </article>
  )
}
