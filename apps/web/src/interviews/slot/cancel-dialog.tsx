import { Button, Checkbox, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOrStep, graceOn } from '../../api/client.ts'
import { useIdempotencyKey } from '../../parts/idempotency-key.ts'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { GraceNote } from '../../waiting-steps/grace-note.tsx'
import { useStep } from '../../waiting-steps/use-step.ts'
import { useInZone } from '../in-zone.ts'
import type { Process } from '../queries.ts'

type Props = {
  readonly process: Process
  readonly slotId: string
  readonly name: string
  readonly startsAt: string
  readonly onClose: () => void
}

export default function CancelDialog({ process, slotId, name, startsAt, onClose }: Props) {
  const { t } = useTranslation(['interviews', 'app'])
  const zone = useInZone(process.timezone)
  const [reason, setReason] = useState('')
  const [removeSlot, setRemoveSlot] = useState(false)
  const keyFor = useIdempotencyKey()
  const cancel = useStep({
    run: () => {
      const body = { reason: reason.trim(), removeSlot }
      return dataOrStep(
        api.POST('/api/interviews/slots/{slotId}/cancel', {
          params: { path: { slotId }, header: { ...graceOn, ...keyFor(body) } },
          body,
        }),
      )
    },
    message: t('cancel.done', { name }),
    stale: [['interviews']],
    after: onClose,
    onWaiting: onClose,
    isQuiet: true,
  })
  return (
    <Modal opened onClose={onClose} title={t('cancel.title')} closeButtonProps={{ 'aria-label': t('app:close') }}>
      <Stack>
        <Text>{t('cancel.text', { name, when: zone.whole(startsAt) })}</Text>
        <Textarea
          label={t('cancel.reason')}
          description={t('invite.messageHint')}
          autosize
          minRows={2}
          maxLength={5000}
          value={reason}
          onChange={event => setReason(event.currentTarget.value)}
        />
        <Checkbox
          label={t('cancel.removeSlot')}
          checked={removeSlot}
          onChange={event => setRemoveSlot(event.currentTarget.checked)}
        />
        <GraceNote groupId={process.researchGroupId} />
        {cancel.error && <ProblemNotice error={cancel.error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button color="red" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('cancel.cancel')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
