import { Alert, Button, Group, Modal, NumberInput, Stack, TextInput } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOrStep, graceOn } from '../../api/client.ts'
import { isProblem } from '../../api/problem.ts'
import { DialogButtons } from '../../parts/dialog-buttons.tsx'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { GraceNote } from '../../waiting-steps/grace-note.tsx'
import { useStep } from '../../waiting-steps/use-step.ts'
import { useInZone } from '../in-zone.ts'
import { type Process, recently, type Slot, slotsQuery } from '../queries.ts'
import { ZoneNote } from '../zone-note.tsx'
import { useSlotFaults } from './faults.ts'
import { InterviewersField } from './interviewers-field.tsx'
import { localTimeOf, minutesOf } from './local-time.ts'
import { PlaceFields } from './place-fields.tsx'

type Props = { readonly process: Process; readonly slot: Slot; readonly onClose: () => void }

const route = getRouteApi('/members-only/groups/$groupId/interviews/$processId')

/** Changes a slot; the person who booked it gets an e-mail. */
export default function SlotDialog({ process, slot: opened, onClose }: Props) {
  const { t } = useTranslation(['interviews', 'app'])
  const zone = useInZone(process.timezone)
  const { past } = route.useSearch()
  const { data } = useInfiniteQuery(slotsQuery(process.processId, past ? undefined : recently()))
  const slot = data?.pages.flatMap(({ items }) => items).find(({ slotId }) => slotId === opened.slotId) ?? opened
  // Fields without edits follow what others save.
  const [edits, setEdits] = useState<Partial<Draft>>({})
  const draft = { ...draftOf(slot), ...edits }
  const change = (part: Partial<Draft>): void => setEdits(old => ({ ...old, ...part }))
  const save = useStep({
    run: () =>
      dataOrStep(
        api.PATCH('/api/interviews/slots/{slotId}', {
          params: { path: { slotId: slot.slotId }, header: graceOn },
          body: { ...changesOf(slot, draft), version: slot.version },
        }),
      ),
    message: t('slot.changed'),
    stale: [['interviews']],
    after: onClose,
    onWaiting: onClose,
    isQuiet: true,
  })
  const fault = useSlotFaults(save.error, zone)
  const { interviewee } = slot
  return (
    <Modal opened onClose={onClose} title={t('slot.change')} closeButtonProps={{ 'aria-label': t('app:close') }}>
      <Stack>
        {interviewee && (
          <Alert color="orange" variant="light">
            {t('slot.tells', { name: `${interviewee.firstName} ${interviewee.lastName}` })}
            <GraceNote groupId={process.researchGroupId} />
          </Alert>
        )}
        <Group grow align="flex-start">
          <TextInput
            type="date"
            label={t('slot.day')}
            required
            value={draft.day}
            error={fault('/day')}
            onChange={event => change({ day: event.currentTarget.value })}
          />
          <TextInput
            type="time"
            label={t('slot.from')}
            required
            value={draft.from}
            error={fault('/from')}
            onChange={event => change({ from: event.currentTarget.value })}
          />
        </Group>
        <ZoneNote zone={process.timezone} />
        <NumberInput
          label={t('series.duration')}
          min={5}
          max={480}
          value={draft.durationMinutes}
          error={fault('/durationMinutes')}
          onChange={value => change({ durationMinutes: Number(value) })}
        />
        <PlaceFields location={draft.location} link={draft.link} fault={fault} onChange={change} />
        <InterviewersField
          groupId={process.researchGroupId}
          value={draft.interviewerIds}
          error={isProblem(save.error, 'TIME_CONFLICT') ? t('fault.TAKEN') : fault('/interviewerIds')}
          onChange={interviewerIds => change({ interviewerIds })}
        />
        {save.error && !isProblem(save.error, 'TIME_CONFLICT') && <ProblemNotice error={save.error} />}
        <DialogButtons onClose={onClose}>
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            {t('app:save')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}

const draftOf = (slot: Slot): Draft => ({
  ...localTimeOf(slot),
  durationMinutes: minutesOf(slot),
  location: slot.location,
  link: slot.link,
  interviewerIds: slot.interviewers.map(({ userId }) => userId),
})

type Draft = {
  readonly day: string
  readonly from: string
  readonly durationMinutes: number
  readonly location: string
  readonly link: string
  readonly interviewerIds: readonly string[]
}

/** Sends only the differences: an untouched time must stay the same instant. */
const changesOf = (slot: Slot, draft: Draft) => {
  const { day, from } = localTimeOf(slot)
  return {
    ...(day !== draft.day && { day: draft.day }),
    ...(from !== draft.from && { from: draft.from }),
    ...(minutesOf(slot) !== draft.durationMinutes && { durationMinutes: draft.durationMinutes }),
    ...(slot.location !== draft.location && { location: draft.location.trim() }),
    ...(slot.link !== draft.link && { link: draft.link.trim() }),
    ...(slot.interviewers.map(({ userId }) => userId).join() !== draft.interviewerIds.join() && {
      interviewerIds: [...draft.interviewerIds],
    }),
  }
}
