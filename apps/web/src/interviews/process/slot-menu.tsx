import { ActionIcon, Menu } from '@mantine/core'
import { IconCalendarX, IconDots, IconPencil, IconTrash, IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useInZone } from '../in-zone.ts'
import type { Process, Slot } from '../queries.ts'
import type { OpenDialog } from './open-dialog.ts'
import { useDeleteSlot } from './use-delete-slot.ts'

type Props = { readonly process: Process; readonly slot: Slot; readonly onOpen: (dialog: OpenDialog) => void }

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

export const SlotMenu = ({ process, slot, onOpen }: Props) => {
  const { t } = useTranslation('interviews')
  const zone = useInZone(process.timezone)
  const remove = useDeleteSlot(process)
  const { slotId, may, interviewee, startsAt } = slot
  if (may.length === 0) return null
  const name = interviewee ? `${interviewee.firstName} ${interviewee.lastName}` : ''
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('slot.actions', { when: zone.whole(startsAt) })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {may.includes('assign') && (
          <Menu.Item leftSection={<IconUserPlus {...icon} />} onClick={() => onOpen({ what: 'assign', slotId })}>
            {t('slot.assign')}
          </Menu.Item>
        )}
        {may.includes('change') && (
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onOpen({ what: 'change', slot })}>
            {t('slot.change')}
          </Menu.Item>
        )}
        {may.includes('cancel') && (
          <Menu.Item
            color="var(--mantine-color-error)"
            leftSection={<IconCalendarX {...icon} />}
            onClick={() => onOpen({ what: 'cancel', slotId, name, startsAt })}
          >
            {t('slot.cancel')}
          </Menu.Item>
        )}
        {may.includes('delete') && (
          <Menu.Item
            color="var(--mantine-color-error)"
            leftSection={<IconTrash {...icon} />}
            onClick={() => remove.mutate(slot)}
          >
            {t('slot.delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
