import { Badge, Button, FileButton, Group, Text, Title } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Document } from '../queries.ts'
import type { DocumentGroupName } from './document-groups.ts'
import { DocumentRow } from './document-row.tsx'
import classes from './documents.module.css'
import { UploadRow } from './upload-row.tsx'
import { useFileDrop } from './use-file-drop.ts'
import type { Upload } from './use-uploads.ts'

type Props = {
  readonly group: DocumentGroupName
  readonly documents: readonly Document[]
  readonly isOnce: boolean
  readonly uploads: readonly Upload[]
  readonly onFiles: (files: readonly File[]) => void
  readonly onDrop: (key: string) => void
  readonly onChanged: () => Promise<unknown>
}

/** Documents of one kind; the whole group is a drop target. */
export const DocumentGroup = ({ group, documents, isOnce, uploads, onFiles, onDrop, onChanged }: Props) => {
  const { t } = useTranslation('applicants')
  const id = useId()
  const reset = useRef<() => void>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { isOver, handlers } = useFileDrop(onFiles)
  const choose = (files: File[]): void => {
    onFiles(files)
    reset.current?.()
  }
  const isNeeded = group === 'CV'
  return (
    <section className={classes.group} aria-labelledby={id} data-accept={isOver || undefined} {...handlers}>
      <div className={classes.head}>
        <div>
          <Group gap="xs">
            <Title order={3} size="h4" id={id}>
              {t(`document.groups.${group}`)}
            </Title>
            {isNeeded && documents.length === 0 && (
              <Badge variant="light" color="orange" tt="none">
                {t('document.needed')}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {t(`document.hints.${group}`)}
          </Text>
        </div>
        <FileButton onChange={choose} accept="application/pdf,.pdf" multiple resetRef={reset}>
          {props => (
            <Button
              {...props}
              ref={button}
              id={isNeeded ? 'document-cv' : undefined}
              variant="default"
              leftSection={<IconUpload size={16} aria-hidden />}
              aria-label={t('document.uploadNamed', { name: t(`document.groups.${group}`) })}
            >
              {t('document.upload')}
            </Button>
          )}
        </FileButton>
      </div>
      {(documents.length > 0 || uploads.length > 0) && (
        <ul className={classes.list}>
          {documents.map(document => (
            <DocumentRow
              key={document.documentId}
              document={document}
              isOnce={isOnce}
              onRenamed={onChanged}
              onRemoved={async () => {
                await onChanged()
                button.current?.focus()
              }}
            />
          ))}
          {uploads.map(upload => (
            <UploadRow key={upload.key} upload={upload} onDrop={() => onDrop(upload.key)} />
          ))}
        </ul>
      )}
    </section>
  )
}
