import { Button, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconChevronDown,
  IconCircleCheck,
  IconCopy,
  IconFileTypePdf,
  IconGauge,
  IconHistory,
  IconListNumbers,
  IconLock,
  IconPlayerPause,
  IconPlayerPlay,
  IconScale,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { committeeQuery } from '../../committees/queries.ts'
import { membershipOf, useMe } from '../../session/me.ts'
import { DeleteDialog } from '../consequences/delete-dialog.tsx'
import { StepDialog } from '../consequences/step-dialog.tsx'
import type { Job } from '../queries.ts'
import type { Steps } from './use-steps.ts'

type Props = {
  readonly job: Job
  /** Whether there are unpublished changes. */
  readonly hasChanges: boolean
  readonly steps: Steps
  /** Runs `act` after everything on screen is saved. */
  readonly whenReady: (act: () => void) => void
}

/** Pausing applications comes first: at a deadline most people look for it. */
const foreseen = [
  ['stop', IconPlayerPause],
  ['resume', IconPlayerPlay],
  ['unpublish', IconArrowBackUp],
  ['fill', IconCircleCheck],
  ['close', IconLock],
] as const

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

/** Rare actions; each that reaches people outside asks first. */
export const MoreMenu = ({ job, hasChanges, steps: { move, stop, duplicate, remove, pdf }, whenReady }: Props) => {
  const { t } = useTranslation(['jobs', 'revisions'])
  const navigate = useNavigate()
  const [step, setStep] = useState<keyof typeof taken>()
  const [isDeleting, setDeleting] = useState(false)
  const { me } = useMe()
  const { jobId, researchGroupId: groupId, may, isOpen } = job
  const membership = membershipOf(me, groupId)
  const isMember = membership !== undefined
  const { data: committee } = useQuery({ ...committeeQuery(jobId), enabled: isMember })
  const leads = committee?.may.includes('lead') === true
  const isDraft = job.state === 'DRAFT'
  const taken = {
    unpublish: () => move.mutate('DRAFT'),
    stop: () => stop.mutate('stop'),
    resume: () => stop.mutate('resume'),
    fill: () => move.mutate('APPLICANT_FOUND'),
    close: () => move.mutate('CLOSED'),
  }
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            rightSection={<IconChevronDown size={16} aria-hidden />}
            loading={move.isPending || stop.isPending || duplicate.isPending || pdf.isPending}
          >
            {t('step.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconHistory {...icon} />}
            onClick={() =>
              void navigate({ to: '/groups/$groupId/positions/$jobId/history', params: { groupId, jobId } })
            }
          >
            {t('step.history')}
          </Menu.Item>
          {isMember && (
            <Menu.Item
              leftSection={<IconUsers {...icon} />}
              onClick={() =>
                void navigate({ to: '/groups/$groupId/positions/$jobId/committee', params: { groupId, jobId } })
              }
            >
              {t('step.committee')}
            </Menu.Item>
          )}
          {!isDraft && leads && (
            <Menu.Item
              leftSection={<IconScale {...icon} />}
              onClick={() =>
                void navigate({ to: '/groups/$groupId/positions/$jobId/conflicts', params: { groupId, jobId } })
              }
            >
              {t('step.conflicts')}
            </Menu.Item>
          )}
          {!isDraft && isMember && (
            <Menu.Item
              leftSection={<IconGauge {...icon} />}
              onClick={() =>
                void navigate({ to: '/groups/$groupId/positions/$jobId/calibration', params: { groupId, jobId } })
              }
            >
              {t('step.compared')}
            </Menu.Item>
          )}
          {!isDraft && isMember && (
            <Menu.Item
              leftSection={<IconListNumbers {...icon} />}
              onClick={() =>
                void navigate({ to: '/groups/$groupId/positions/$jobId/ranking', params: { groupId, jobId } })
              }
            >
              {t('step.ranked')}
            </Menu.Item>
          )}
          {!isDraft && (isOpen || isMember) && (
            <Menu.Item leftSection={<IconFileTypePdf {...icon} />} onClick={() => pdf.mutate('public')}>
              {t(hasChanges ? 'revisions:pdf.public' : 'advert.pdf')}
            </Menu.Item>
          )}
          {isMember && (isDraft || (hasChanges && may.includes('revise'))) && (
            <Menu.Item leftSection={<IconFileTypePdf {...icon} />} onClick={() => pdf.mutate('screen')}>
              {t(hasChanges ? 'revisions:pdf.changes' : 'advert.pdf')}
            </Menu.Item>
          )}
          {may.includes('duplicate') && (
            <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => whenReady(() => duplicate.mutate(false))}>
              {t(hasChanges ? 'revisions:duplicate.public' : 'step.duplicate')}
            </Menu.Item>
          )}
          {may.includes('duplicate') && hasChanges && (
            <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => whenReady(() => duplicate.mutate(true))}>
              {t('revisions:duplicate.changes')}
            </Menu.Item>
          )}
          {foreseen.map(([each, Icon]) =>
            may.includes(each) ? (
              <Menu.Item
                key={each}
                {...(each === 'close' && { color: 'var(--mantine-color-error)' })}
                leftSection={<Icon {...icon} />}
                onClick={() => setStep(each)}
              >
                {t(`step.${each}`)} …
              </Menu.Item>
            ) : null,
          )}
          {may.includes('delete') && (
            <Menu.Item
              color="var(--mantine-color-error)"
              leftSection={<IconTrash {...icon} />}
              onClick={() => setDeleting(true)}
            >
              {t('step.delete')} …
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {step && (
        <StepDialog
          job={job}
          step={step}
          onClose={() => setStep(undefined)}
          onConfirm={() => whenReady(taken[step])}
          {...((step === 'close' || step === 'unpublish') && { onStop: () => whenReady(taken.stop) })}
        />
      )}
      {isDeleting && <DeleteDialog jobId={jobId} onClose={() => setDeleting(false)} onDelete={() => remove.mutate()} />}
    </>
  )
}
