import { Button, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconChevronDown,
  IconCircleCheck,
  IconCopy,
  IconFileTypePdf,
  IconHistory,
  IconLock,
  IconTrash,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { membershipOf, useMe } from '../../session/me.ts'
import type { Job } from '../queries.ts'
import type { Steps } from './use-steps.ts'

type Props = { readonly job: Job; readonly steps: Steps }

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

/** What one does seldom with a position, and what is final, which asks first. */
export const MoreMenu = ({ job, steps: { move, duplicate, remove, pdf } }: Props) => {
  const { t } = useTranslation('jobs')
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'close' | 'fill' | 'delete'>()
  const { me } = useMe()
  const { jobId, researchGroupId: groupId, may, isOpen } = job
  const finals = {
    close: () => move.mutate('CLOSED'),
    fill: () => move.mutate('APPLICANT_FOUND'),
    delete: () => remove.mutate(),
  }
  const last = asked ?? 'close'
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            rightSection={<IconChevronDown size={16} aria-hidden />}
            loading={move.isPending || duplicate.isPending || pdf.isPending}
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
          {(isOpen || membershipOf(me, groupId)) && (
            <Menu.Item leftSection={<IconFileTypePdf {...icon} />} onClick={() => pdf.mutate()}>
              {t('advert.pdf')}
            </Menu.Item>
          )}
          {may.includes('duplicate') && (
            <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => duplicate.mutate()}>
              {t('step.duplicate')}
            </Menu.Item>
          )}
          {may.includes('unpublish') && (
            <Menu.Item leftSection={<IconArrowBackUp {...icon} />} onClick={() => move.mutate('DRAFT')}>
              {t('step.unpublish')}
            </Menu.Item>
          )}
          {may.includes('fill') && (
            <Menu.Item leftSection={<IconCircleCheck {...icon} />} onClick={() => setAsked('fill')}>
              {t('step.fill')} …
            </Menu.Item>
          )}
          {may.includes('close') && (
            <Menu.Item
              color="var(--mantine-color-error)"
              leftSection={<IconLock {...icon} />}
              onClick={() => setAsked('close')}
            >
              {t('step.close')} …
            </Menu.Item>
          )}
          {may.includes('delete') && (
            <Menu.Item
              color="var(--mantine-color-error)"
              leftSection={<IconTrash {...icon} />}
              onClick={() => setAsked('delete')}
            >
              {t('step.delete')} …
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t(`step.${last}Title`)}
        text={t(`step.${last}Text`)}
        confirm={t(`step.${last}`)}
        onConfirm={finals[last]}
      />
    </>
  )
}
