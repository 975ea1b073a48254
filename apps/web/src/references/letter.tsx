import { Button, FileButton, Group, Progress, Text, Title } from '@mantine/core'
import { IconFileTypePdf, IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useUploadFault } from '../applicants/documents/upload-fault.ts'
import { type RefereePage, refereeQuery } from './queries.ts'
import { useLetter } from './use-letter.ts'

type Props = { readonly token: string; readonly letter: RefereePage['letter'] }

/** The letter stays a draft until everything is submitted. */
export const Letter = ({ token, letter }: Props) => {
  const { t } = useTranslation(['references', 'applicants', 'app'])
  const client = useQueryClient()
  const reset = useRef<() => void>(null)
  const faultOf = useUploadFault()
  const { share, error, upload, remove } = useLetter(token, made =>
    client.setQueryData(refereeQuery(token).queryKey, made),
  )
  const choose = (file: File | null): void => {
    reset.current?.()
    if (file) void upload(file)
  }
  return (
    <section aria-labelledby="letter">
      <Title order={2} id="letter">
        {t('letter.title')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('letter.hint')}
      </Text>
      {letter && (
        <Group mb="md" gap="sm">
          <IconFileTypePdf size={22} stroke={1.5} aria-hidden />
          <Text>
            {letter.name} · {t('applicants:document.size', { count: letter.pageCount })}
          </Text>
          <Button size="compact-sm" variant="subtle" color="red" onClick={() => void remove()}>
            {t('app:delete')}
          </Button>
        </Group>
      )}
      {share !== undefined && (
        <Progress value={share * 100} animated={share >= 1} mb="md" aria-label={t('letter.progress')} />
      )}
      {error !== undefined && (
        <Text size="sm" c="var(--mantine-color-error)" mb="sm" role="alert">
          {faultOf(error)}
        </Text>
      )}
      <FileButton onChange={choose} accept="application/pdf,.pdf" resetRef={reset}>
        {props => (
          <Button
            {...props}
            variant="default"
            loading={share !== undefined}
            leftSection={<IconUpload size={17} aria-hidden />}
          >
            {t(letter ? 'letter.replace' : 'letter.upload')}
          </Button>
        )}
      </FileButton>
    </section>
  )
}
