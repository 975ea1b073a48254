import { Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleDashed } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../parts/links.tsx'
import { useInZone } from '../in-zone.ts'
import type { Process, Slot } from '../queries.ts'
import { Where } from '../slot/where.tsx'
import { useDropOfPerson } from './drag.ts'
import type { OpenDialog } from './open-dialog.ts'
import classes from './process.module.css'
import { SlotMenu } from './slot-menu.tsx'

type Props = { readonly process: Process; readonly slot: Slot; readonly onOpen: (dialog: OpenDialog) => void }

export const SlotCard = ({ process, slot, onOpen }: Props) => {
  const { t } = useTranslation('interviews')
  const zone = useInZone(process.timezone)
  const { slotId, interviewee, state } = slot
  const isFree = slot.may.includes('assign')
  const drop = useDropOfPerson(isFree, intervieweeId => onOpen({ what: 'assign', slotId, intervieweeId }))
  return (
    <article className={classes.slot} data-state={state} {...drop}>
      <div className={classes.slotHead}>
        <Text component="h4" fw={600} className={classes.time ?? ''}>
          {zone.span(slot.startsAt, slot.endsAt)}
        </Text>
        <SlotMenu process={process} slot={slot} onOpen={onOpen} />
      </div>
      {interviewee ? (
        <TextLink
          to="/groups/$groupId/interviews/$processId/$intervieweeId"
          params={{
            groupId: process.researchGroupId,
            processId: process.processId,
            intervieweeId: interviewee.intervieweeId,
          }}
          fw={600}
          size="sm"
        >
          {interviewee.firstName} {interviewee.lastName}
        </TextLink>
      ) : (
        <Text size="sm" className={classes.marked ?? ''}>
          <IconCircleDashed size={14} aria-hidden />
          {t(state === 'UNUSED' ? 'slot.unused' : 'slot.free')}
        </Text>
      )}
      <Where location={slot.location} link={slot.link} />
      {slot.interviewers.length > 0 ? (
        <Text size="xs" c="dimmed">
          {slot.interviewers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}
        </Text>
      ) : (
        <Text size="xs" className={classes.marked ?? ''}>
          <IconAlertTriangle size={14} color="var(--mantine-color-orange-6)" aria-hidden />
          {t('slot.unheld')}
        </Text>
      )}
    </article>
  )
}
