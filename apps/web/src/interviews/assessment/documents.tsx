import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { saveFile } from '../../parts/save-file.ts'
import classes from './assessment.module.css'

type Document = { readonly documentId: string; readonly name: string }
type Props = { readonly applicationId: string; readonly documents: readonly Document[] }

export const Documents = ({ applicationId, documents }: Props) => {
  const { t } = useTranslation('interviews')
  const save = useAction({ run: ({ path, name }: { path: string; name: string }) => saveFile(path, name) })
  const icon = <IconFileTypePdf size={16} stroke={1.6} aria-hidden />
  const dossier = `/api/evaluation/applications/${applicationId}/dossier.pdf`
  return (
    <div className={classes.documents}>
      {documents.map(({ documentId, name }) => (
        <Button
          key={documentId}
          size="xs"
          variant="default"
          leftSection={icon}
          onClick={() => save.mutate({ path: `/api/documents/${documentId}`, name })}
        >
          {name}
        </Button>
      ))}
      <Button
        size="xs"
        variant="default"
        leftSection={icon}
        loading={save.isPending}
        onClick={() => save.mutate({ path: dossier, name: 'dossier.pdf' })}
      >
        {t('dossier.whole')}
      </Button>
    </div>
  )
}
