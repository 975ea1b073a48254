import { ActionIcon, Menu } from '@mantine/core'
import {
  IconCalendarPlus,
  IconCalendarX,
  IconClipboardText,
  IconDots,
  IconMail,
  IconUserMinus,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { GraceNote } from '../../waiting-steps/grace-note.tsx'
import type { OpenDialog } from '../process/open-dialog.ts'
import type { Interviewee, Process } from '../queries.ts'
import { useRemovePerson } from './use-remove-person.ts'

type Props = {
  readonly process: Process
  readonly person: Interviewee
  readonly name: string
  readonly onOpen: (dialog: OpenDialog) => void
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

/** Who can still get a slot or move to another. */
export const canMove = ({ state, may }: Interviewee): boolean => state !== 'COMPLETED' && may.includes('assign')

export const PersonMenu = ({ process, person, name, onOpen }: Props) => {
  const { t } = useTranslation('interviews')
  const navigate = useNavigate()
  const remove = useRemovePerson(process)
  const { intervieweeId, state, slot, may, assessments } = person
  const [isRemoving, setRemoving] = useState(false)
  const isInvited = state === 'INVITED'
  const isWaiting = state === 'UNCONTACTED' || state === 'INVITED'
  const assess = (): void => {
    const params = { groupId: process.researchGroupId, processId: process.processId, intervieweeId }
    void navigate({ to: '/groups/$groupId/interviews/$processId/$intervieweeId', params })
  }
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('people.actions', { name })}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isWaiting && may.includes('invite') && (
            <Menu.Item
              leftSection={<IconMail {...icon} />}
              onClick={() => onOpen({ what: 'invite', people: [person] })}
            >
              {t(state === 'INVITED' ? 'people.inviteAgain' : 'people.invite')}
            </Menu.Item>
          )}
          {canMove(person) && (
            <Menu.Item
              leftSection={<IconCalendarPlus {...icon} />}
              onClick={() => onOpen({ what: 'assign', intervieweeId })}
            >
              {t(slot ? 'people.move' : 'people.assign')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconClipboardText {...icon} />} onClick={assess}>
            {t('people.assess')}
          </Menu.Item>
          {slot && state === 'SCHEDULED' && process.may.includes('cancel') && (
            <Menu.Item
              color="var(--mantine-color-error)"
              leftSection={<IconCalendarX {...icon} />}
              onClick={() => onOpen({ what: 'cancel', slotId: slot.slotId, name, startsAt: slot.startsAt })}
            >
              {t('slot.cancel')}
            </Menu.Item>
          )}
          {isWaiting && !assessments && may.includes('remove') && (
            <Menu.Item
              color="var(--mantine-color-error)"
              leftSection={<IconUserMinus {...icon} />}
              onClick={() => (isInvited ? setRemoving(true) : remove.mutate(person))}
            >
              {t(isInvited ? 'people.removeInvited' : 'people.remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title={t('people.removeTitle', { name })}
        text={t('people.removeText', { name })}
        form={<GraceNote groupId={process.researchGroupId} />}
        confirm={t('people.removeDo')}
        onConfirm={() => remove.mutate(person)}
      />
    </>
  )
}
