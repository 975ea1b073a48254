import { Button, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DialogButtons } from '../../parts/dialog-buttons.tsx'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { consequencesQuery } from './queries.ts'

type Props = { readonly jobId: string; readonly onClose: () => void; readonly onDelete: () => void }

/** A draft that was public before may have applications that people have begun; then it stays. */
export const DeleteDialog = ({ jobId, onClose, onDelete }: Props) => {
  const { t } = useTranslation(['jobs', 'app'])
  const { data, error, refetch } = useQuery(consequencesQuery(jobId, 'unpublish'))
  const isPossible = data?.drafts === 0
  return (
    <Modal opened onClose={onClose} title={t('step.deleteTitle')} closeButtonProps={{ 'aria-label': t('app:close') }}>
      <Stack>
        {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={40} aria-busy />}
        {data && <Text>{isPossible ? t('step.deleteText') : t('step.deleteRefused', { count: data.drafts })}</Text>}
        <DialogButtons onClose={onClose}>
          {isPossible && (
            <Button
              color="red"
              onClick={() => {
                onClose()
                onDelete()
              }}
            >
              {t('step.delete')}
            </Button>
          )}
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
