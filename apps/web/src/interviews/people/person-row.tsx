import { Checkbox, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../parts/links.tsx'
import { useInZone } from '../in-zone.ts'
import { dragOfPerson } from '../process/drag.ts'
import type { OpenDialog } from '../process/open-dialog.ts'
import type { Interviewee, Process } from '../queries.ts'
import { StateBadge } from '../state-badge.tsx'
import classes from './people.module.css'
import { canMove, PersonMenu } from './person-menu.tsx'

type Props = {
  readonly process: Process
  readonly person: Interviewee
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
  readonly onOpen: (dialog: OpenDialog) => void
}

export const PersonRow = ({ process, person, isChosen, onChoose, onOpen }: Props) => {
  const { t } = useTranslation('interviews')
  const zone = useInZone(process.timezone)
  const { intervieweeId, firstName, lastName, state, slot, contactedAt, assessments, applicationState, may } = person
  const name = `${firstName} ${lastName}`
  const isWaiting = state === 'UNCONTACTED' || state === 'INVITED'
  const isOff = isWaiting && applicationState !== 'INTERVIEW'
  return (
    <article className={classes.person} {...dragOfPerson(intervieweeId, canMove(person))}>
      {isWaiting && may.includes('invite') ? (
        <Checkbox
          aria-label={t('people.choose', { name })}
          checked={isChosen}
          onChange={event => onChoose(event.currentTarget.checked)}
        />
      ) : (
        <span />
      )}
      <div>
        <TextLink
          to="/groups/$groupId/interviews/$processId/$intervieweeId"
          params={{ groupId: process.researchGroupId, processId: process.processId, intervieweeId }}
          fw={600}
          size="sm"
        >
          {name}
        </TextLink>
        <div className={classes.how}>
          {!isOff && <StateBadge state={state} />}
          <Text span size="xs" c="dimmed">
            {slot && zone.whole(slot.startsAt)}
            {isOff && t('people.off')}
            {!slot && !isOff && contactedAt && t('people.contacted', { when: zone.whole(contactedAt) })}
          </Text>
        </div>
        {assessments !== null && assessments > 0 && (
          <Text size="xs" c="dimmed">
            {t('people.assessed', { count: assessments })}
          </Text>
        )}
      </div>
      <PersonMenu process={process} person={person} name={name} onOpen={onOpen} />
    </article>
  )
}
