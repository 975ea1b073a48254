import { Button, Group, NumberInput, Stack } from '@mantine/core'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOrStep, graceOn } from '../../api/client.ts'
import { isProblem } from '../../api/problem.ts'
import { serviceNow } from '../../api/service-time.ts'
import { DialogButtons } from '../../parts/dialog-buttons.tsx'
import { useIdempotencyKey } from '../../parts/idempotency-key.ts'
import { useTabDraft } from '../../parts/use-tab-draft.ts'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { membershipOf, useMe } from '../../session/me.ts'
import { useStep } from '../../waiting-steps/use-step.ts'
import { useInZone } from '../in-zone.ts'
import { type Process, recently, slotsQuery } from '../queries.ts'
import { useSlotFaults } from '../slot/faults.ts'
import { InterviewersField } from '../slot/interviewers-field.tsx'
import { PlaceFields } from '../slot/place-fields.tsx'
import { ZoneNote } from '../zone-note.tsx'
import { DaysField } from './days-field.tsx'
import { bodyOf, firstDraft } from './draft.ts'
import { clashOf, mostSlots, periodsOf } from './periods.ts'
import { Preview } from './preview.tsx'
import classes from './series.module.css'
import { SpansField } from './spans-field.tsx'

type Props = { readonly process: Process; readonly onClose: () => void }

export const SeriesForm = ({ process, onClose }: Props) => {
  const { t } = useTranslation(['interviews', 'app'])
  const { processId, researchGroupId, timezone } = process
  const zone = useInZone(timezone)
  const { me } = useMe()
  const { data } = useSuspenseInfiniteQuery(slotsQuery(processId, recently()))
  const slots = data.pages.flatMap(({ items }) => items)
  const [begun] = useState(() => {
    const last = slots.at(-1)
    const mine = me && membershipOf(me, researchGroupId) ? [me.userId] : []
    return firstDraft({
      location: last?.location ?? '',
      link: last?.link ?? '',
      interviewerIds: last?.interviewers.map(({ userId }) => userId) ?? mine,
    })
  })
  const { draft, change, settle } = useTabDraft({ key: `series.${processId}`, first: begun, version: undefined })
  const keyFor = useIdempotencyKey()
  const { periods, faults } = periodsOf(draft, timezone, new Date(serviceNow()))
  const close = (): void => {
    settle(begun, undefined)
    onClose()
  }
  const make = useStep({
    run: () => {
      const body = bodyOf(draft)
      return dataOrStep(
        api.POST('/api/interviews/processes/{processId}/slots', {
          params: { path: { processId }, header: { ...graceOn, ...keyFor(body) } },
          body,
        }),
      )
    },
    message: ({ items }) => t('series.made', { count: items.length }),
    stale: [['interviews']],
    after: close,
    onWaiting: close,
    isQuiet: true,
  })
  const fault = useSlotFaults(make.error, zone, faults)
  const taken = slots.filter(({ interviewers }) =>
    interviewers.some(({ userId }) => draft.interviewerIds.includes(userId)),
  )
  const isClash = periods.some(period => clashOf(period, taken) !== undefined)
  const isTaken = isClash || isProblem(make.error, 'TIME_CONFLICT')
  const isReady = periods.length > 0 && periods.length <= mostSlots && faults.length === 0 && !isClash
  return (
    <>
      <div className={classes.form}>
        <DaysField
          days={draft.days}
          today={zone.day(new Date(serviceNow()))}
          error={fault('/days')}
          onChange={days => change({ days })}
        />
        <Stack>
          <SpansField spans={draft.spans} fault={fault} onChange={spans => change({ spans })} />
          <Group grow align="flex-start">
            <NumberInput
              label={t('series.duration')}
              min={5}
              max={480}
              value={draft.durationMinutes || ''}
              error={fault('/durationMinutes')}
              onChange={value => change({ durationMinutes: Number(value) })}
            />
            <NumberInput
              label={t('series.break')}
              min={0}
              max={480}
              value={draft.breakMinutes}
              error={fault('/breakMinutes')}
              onChange={value => change({ breakMinutes: Number(value) })}
            />
          </Group>
          <ZoneNote zone={timezone} />
          <PlaceFields location={draft.location} link={draft.link} fault={fault} onChange={change} />
          <InterviewersField
            groupId={researchGroupId}
            value={draft.interviewerIds}
            error={isTaken ? t('fault.TAKEN') : fault('/interviewerIds')}
            onChange={interviewerIds => change({ interviewerIds })}
          />
        </Stack>
        <Preview periods={periods} zone={zone} taken={taken} />
      </div>
      {make.error && !isTaken && !isProblem(make.error, 'VALIDATION_FAILED') && <ProblemNotice error={make.error} />}
      <DialogButtons onClose={onClose} mt="lg">
        <Button disabled={!isReady} loading={make.isPending} onClick={() => make.mutate()}>
          {t('series.make', { count: periods.length })}
        </Button>
      </DialogButtons>
    </>
  )
}
