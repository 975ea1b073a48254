import { Button, Text } from '@mantine/core'
import { IconFileTypePdf, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import type { Document } from '../queries.ts'
import { DocumentLink } from './document-link.tsx'
import classes from './documents.module.css'
import { KeepButton } from './keep-button.tsx'
import { RenameButton } from './rename-button.tsx'

type Props = {
  readonly document: Document
  readonly isOnce: boolean
  readonly onRenamed: () => Promise<unknown>
  readonly onRemoved: () => Promise<unknown>
}

export const DocumentRow = ({ document, isOnce, onRenamed, onRemoved }: Props) => {
  const { t } = useTranslation(['applicants', 'app'])
  const { documentId, name } = document
  const remove = useAction({
    run: () => dataOf(api.DELETE('/api/documents/{documentId}', { params: { path: { documentId } } })),
    message: t('document.removed', { name }),
    after: onRemoved,
  })
  return (
    <li className={classes.row}>
      <IconFileTypePdf size={20} stroke={1.5} aria-hidden />
      <span className={classes.name}>
        <DocumentLink document={document} />
      </span>
      <Text size="sm" c="dimmed">
        {t('document.size', { count: document.pageCount })}
      </Text>
      <RenameButton document={document} onRenamed={onRenamed} />
      {isOnce && <KeepButton document={document} />}
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        loading={remove.isPending}
        leftSection={<IconTrash size={15} aria-hidden />}
        aria-label={t('document.removeNamed', { name })}
        onClick={() => remove.mutate()}
      >
        {t('app:delete')}
      </Button>
    </li>
  )
}
