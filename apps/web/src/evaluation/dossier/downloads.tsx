import { Button, Group, Progress, Stack } from '@mantine/core'
import { IconFileZip, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../language/format.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { Detail } from '../application.ts'
import { sizeOf } from '../size.ts'
import { useDownload } from '../use-download.ts'
import classes from './dossier.module.css'

type Props = { readonly detail: Detail }

/** All documents as one PDF with a cover, or as a ZIP. */
export const Downloads = ({ detail: { applicationId, documents, references } }: Props) => {
  const { t } = useTranslation('evaluation')
  const { number } = useFormat()
  const language = useLanguage()
  const dossier = useDownload()
  const zip = useDownload()
  const all = [...documents, ...references.flatMap(reference => reference.documents)]
  const totalBytes = all.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  const path = `/api/evaluation/applications/${applicationId}`
  const running = [dossier, zip].find(({ isPending }) => isPending)
  const share = running ? Math.min(1, running.loadedBytes / Math.max(1, totalBytes)) : 0
  return (
    <Stack gap={6} className={classes.downloads ?? ''}>
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />}
          disabled={dossier.isPending}
          onClick={() =>
            dossier.download({ path: `${path}/dossier.pdf?language=${language}`, name: 'application.pdf' })
          }
        >
          {t('download.dossier')}
        </Button>
        {all.length > 0 && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconFileZip size={16} stroke={1.7} aria-hidden />}
            disabled={zip.isPending}
            onClick={() => zip.download({ path: `${path}/documents.zip`, name: 'documents.zip' })}
          >
            {t('download.zip')}
          </Button>
        )}
      </Group>
      {running && (
        <Progress
          size="sm"
          animated={share === 0}
          value={share === 0 ? 100 : share * 100}
          aria-label={
            share === 0 ? t('download.preparing') : t('export.loading', { size: sizeOf(running.loadedBytes, number) })
          }
        />
      )}
    </Stack>
  )
}
