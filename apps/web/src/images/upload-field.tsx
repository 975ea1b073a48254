import { Button, FileButton, Group, Progress, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './images.module.css'
import type { Image } from './queries.ts'
import { useUpload } from './use-upload.ts'

type Props = {
  readonly path: string
  readonly fields?: Readonly<Record<string, string>>
  readonly onUploaded?: (image: Image) => void
}

const kinds = 'image/jpeg,image/png,image/webp'

/** Uploads by button or drop, with progress and faults. */
export const UploadField = ({ path, fields = {}, onUploaded }: Props) => {
  const { t } = useTranslation(['images', 'app'])
  const { upload, state, stop } = useUpload({ path, fields, ...(onUploaded && { onUploaded }) })
  const [isOver, setOver] = useState(false)
  const drop = {
    onDragOver: (event: DragEvent): void => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer.files[0]
      if (file) upload(file)
    },
  }
  return (
    <div className={classes.upload} data-over={isOver || undefined} {...drop}>
      <Group>
        <FileButton accept={kinds} onChange={file => file && upload(file)} key={state.key}>
          {props => (
            <Button {...props} loading={state.is === 'sending'} leftSection={<IconUpload size={17} aria-hidden />}>
              {t('upload.choose')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {t('upload.hint')}
        </Text>
      </Group>
      {state.is === 'sending' && (
        <Group mt="md" wrap="nowrap">
          <Progress
            flex={1}
            value={state.share * 100}
            animated={state.share === 1}
            aria-label={t('upload.progress', { name: state.name })}
          />
          <Text size="sm" aria-live="polite">
            {state.share < 1 ? `${Math.round(state.share * 100)} %` : t('upload.checking')}
          </Text>
          <Button size="xs" variant="default" onClick={stop}>
            {t('app:cancel')}
          </Button>
        </Group>
      )}
      {state.is === 'failed' && (
        <Text mt="md" size="sm" c="var(--mantine-color-error)" role="alert">
          {state.name}: {state.reason}
        </Text>
      )}
    </div>
  )
}
