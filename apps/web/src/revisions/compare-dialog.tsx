import { Modal, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { Draft } from '../jobs/editor/draft.ts'
import { Differences } from './differences.tsx'

type Props = {
  readonly groupId: string
  readonly published: Draft
  readonly draft: Draft
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The public text beside the changed one. */
export const CompareDialog = ({ groupId, published, draft, isOpen, onClose }: Props) => {
  const { t } = useTranslation(['revisions', 'app'])
  const isSmall = useMediaQuery('(max-width: 48em)')
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="52rem"
      fullScreen={isSmall}
      title={t('compare.title')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      <Stack>
        <Text c="dimmed">{t('compare.text')}</Text>
        <Differences groupId={groupId} before={published} after={draft} />
      </Stack>
    </Modal>
  )
}
