import { Alert, Button, Modal, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOrStep, graceOn } from '../../api/client.ts'
import { DialogButtons } from '../../parts/dialog-buttons.tsx'
import { useIdempotencyKey } from '../../parts/idempotency-key.ts'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { GraceNote } from '../../waiting-steps/grace-note.tsx'
import { useStep } from '../../waiting-steps/use-step.ts'
import { useInZone } from '../in-zone.ts'
import { canMove } from '../people/person-menu.tsx'
import { freeSlotsQuery, intervieweesQuery, type Process, type Slot } from '../queries.ts'
import { ZoneNote } from '../zone-note.tsx'

type Props = {
  readonly process: Process
  readonly slotId: string
  readonly intervieweeId: string
  readonly onClose: () => void
}

const canBeGiven = ({ may }: Slot): boolean => may.includes('assign')

/** Assigns a slot, or moves a person to it. */
export default function AssignDialog({ process, onClose, ...first }: Props) {
  const { t } = useTranslation(['interviews', 'app'])
  const zone = useInZone(process.timezone)
  const [slotId, setSlotId] = useState(first.slotId)
  const [intervieweeId, setIntervieweeId] = useState(first.intervieweeId)
  const [message, setMessage] = useState('')
  const keyFor = useIdempotencyKey()
  const { data: free } = useQuery(freeSlotsQuery(process.processId))
  const { data } = useInfiniteQuery(intervieweesQuery(process.processId))
  const people = data?.pages.flatMap(({ items }) => items).filter(canMove) ?? []
  const person = people.find(each => each.intervieweeId === intervieweeId)
  const isMove = person?.slot != null
  const assign = useStep({
    run: () => {
      const words = message.trim()
      const body = { intervieweeId, ...(isMove && { move: true }), ...(words && { message: words }) }
      return dataOrStep(
        api.POST('/api/interviews/slots/{slotId}/assign', {
          params: { path: { slotId }, header: { ...graceOn, ...keyFor({ slotId, ...body }) } },
          body,
        }),
      )
    },
    message: t('assign.done', { name: person ? `${person.firstName} ${person.lastName}` : '' }),
    stale: [['interviews']],
    after: onClose,
    onWaiting: onClose,
    isQuiet: true,
  })
  return (
    <Modal opened onClose={onClose} title={t('assign.title')} closeButtonProps={{ 'aria-label': t('app:close') }}>
      <Stack>
        <NativeSelect
          label={t('assign.who')}
          value={intervieweeId}
          onChange={event => setIntervieweeId(event.currentTarget.value)}
          data={[
            { value: '', label: t('assign.choose') },
            ...people.map(each => ({
              value: each.intervieweeId,
              label: `${each.firstName} ${each.lastName}${each.slot ? ` (${zone.whole(each.slot.startsAt)})` : ''}`,
            })),
          ]}
        />
        <NativeSelect
          label={t('assign.when')}
          value={slotId}
          onChange={event => setSlotId(event.currentTarget.value)}
          data={[
            { value: '', label: t('assign.choose') },
            ...(free?.items ?? [])
              .filter(canBeGiven)
              .map(each => ({ value: each.slotId, label: zone.whole(each.startsAt) })),
          ]}
        />
        <ZoneNote zone={process.timezone} />
        {person?.slot && (
          <Alert color="orange" variant="light">
            {t('assign.moves', { when: zone.whole(person.slot.startsAt) })}
          </Alert>
        )}
        {!isMove && (
          <Textarea
            label={t('invite.message')}
            description={t('invite.messageHint')}
            autosize
            minRows={2}
            maxLength={5000}
            value={message}
            onChange={event => setMessage(event.currentTarget.value)}
          />
        )}
        <Text size="sm" c="dimmed">
          {t('assign.tells')}
        </Text>
        <GraceNote groupId={process.researchGroupId} />
        {assign.error && <ProblemNotice error={assign.error} />}
        <DialogButtons onClose={onClose}>
          <Button
            disabled={slotId === '' || person === undefined}
            loading={assign.isPending}
            onClick={() => assign.mutate()}
          >
            {t(isMove ? 'assign.move' : 'assign.assign')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
