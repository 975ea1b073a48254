import { Modal, Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Process } from '../queries.ts'
import { SeriesForm } from './series-form.tsx'

type Props = { readonly process: Process; readonly onClose: () => void }

export default function SeriesDialog({ process, onClose }: Props) {
  const { t } = useTranslation(['interviews', 'app'])
  return (
    <Modal
      opened
      onClose={onClose}
      size="56rem"
      title={t('series.title')}
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      <Suspense fallback={<Skeleton height={320} aria-busy />}>
        <SeriesForm process={process} onClose={onClose} />
      </Suspense>
    </Modal>
  )
}
