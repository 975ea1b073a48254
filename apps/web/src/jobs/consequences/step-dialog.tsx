import { Alert, Button, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { serviceNow } from '../../api/service-time.ts'
import { useFormat } from '../../language/format.ts'
import { DialogButtons } from '../../parts/dialog-buttons.tsx'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import type { Job } from '../queries.ts'
import { LetterList } from './letter-list.tsx'
import { type ConfirmedStep, consequencesQuery } from './queries.ts'

/** After these, what people have begun cannot be sent. */
const endsDrafts: ReadonlySet<ConfirmedStep> = new Set(['stop', 'unpublish', 'close', 'fill'])

type Props = {
  readonly job: Pick<Job, 'jobId' | 'may'>
  readonly step: ConfirmedStep
  readonly onClose: () => void
  readonly onConfirm: () => void
  /** Offered instead of closing or taking back, because people often mean only to pause applications. */
  readonly onStop?: () => void
}

const shortMinutes = 1
/** These wait for the group's grace time, the others one minute. */
const waitsLong: ReadonlySet<ConfirmedStep> = new Set(['close', 'fill'])

/** Says before a step whom it reaches, what they will read, and until when it can be undone. */
export const StepDialog = ({ job, step, onClose, onConfirm, onStop }: Props) => {
  const { t } = useTranslation(['jobs', 'app'])
  const format = useFormat()
  const { data, error, refetch } = useQuery(consequencesQuery(job.jobId, step))
  const { underway = 0, sent = 0, drafts = 0, graceMinutes = 0, letters = [] } = data ?? {}
  const minutes = waitsLong.has(step) ? graceMinutes : Math.min(graceMinutes, shortMinutes)
  const at = format.instant(new Date(serviceNow() + minutes * 60_000).toISOString())
  /** Applicants must not lose the position. */
  const isRefused = step === 'unpublish' && sent > 0
  const go = (act: () => void) => (): void => {
    onClose()
    act()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(`foresee.${step}.title`)}
      closeButtonProps={{ 'aria-label': t('app:close') }}
    >
      <Stack>
        {data && (
          <Text>
            {isRefused
              ? t('foresee.unpublish.refused', { count: sent })
              : t(`foresee.${step}.text`, { count: underway })}
          </Text>
        )}
        {!isRefused && drafts > 0 && endsDrafts.has(step) && <Text>{t('foresee.drafts', { count: drafts })}</Text>}
        {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={80} aria-busy />}
        {data && !isRefused && <LetterList letters={letters} />}
        {data && !isRefused && (
          <Text fw={600}>{minutes > 0 ? t('foresee.until', { at, count: minutes }) : t('foresee.atOnce')}</Text>
        )}
        {onStop && step === 'close' && job.may.includes('stop') && underway > 0 && (
          <Alert color="blue" title={t('foresee.onlyStop')}>
            <Stack gap="sm" align="flex-start">
              {t('foresee.onlyStopText')}
              <Button size="xs" variant="default" onClick={go(onStop)}>
                {t('step.stop')}
              </Button>
            </Stack>
          </Alert>
        )}
        <DialogButtons onClose={onClose}>
          {isRefused && onStop && job.may.includes('stop') && <Button onClick={go(onStop)}>{t('step.stop')}</Button>}
          {!isRefused && (
            <Button
              {...(waitsLong.has(step) && { color: 'red.8' })}
              disabled={data === undefined}
              onClick={go(onConfirm)}
            >
              {t(`foresee.${step}.do`)}
            </Button>
          )}
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
