import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { groupQuery } from '../../groups/queries.ts'
import { useFormat } from '../../language/format.ts'
import { TextLink } from '../../parts/links.tsx'
import { type Detail, marks, signed } from '../application.ts'
import classes from './dossier.module.css'

type Meeting = NonNullable<Detail['interview']>
type Props = { readonly meeting: Meeting; readonly groupId: string }

export const Interview = ({ meeting, groupId }: Props) => {
  const { t } = useTranslation('evaluation')
  const format = useFormat()
  const { processId, intervieweeId, state, slot, contactedAt, assessed, assessments, average, may } = meeting
  const { data: group } = useQuery(groupQuery(groupId))
  const at = slot?.startsAt ?? contactedAt
  // In the group's time zone, as among the interviews.
  const when = (instant: string): string => (group ? format.instantIn(instant, group.timezone) : '')
  return (
    <>
      <p>{t(`interview.${state}`, { at: at === null ? '' : when(at) })}</p>
      {average !== null && (
        <p>
          <strong>{signed(average, format.number)}</strong> {t('interview.average', { count: assessed.length })}
        </p>
      )}
      {assessments === null && (
        <Text size="sm" c="dimmed">
          {t('interview.hidden')}
        </Text>
      )}
      {state === 'COMPLETED' && assessments === 0 && (
        <Text size="sm" c="dimmed">
          {t('interview.none')}
        </Text>
      )}
      {assessed.map(({ userId, firstName, lastName, overall, criteria, notes }) => (
        <article key={userId} className={classes.reference} aria-label={`${firstName} ${lastName}`}>
          <div className={classes.documentHead}>
            <h3>{`${firstName} ${lastName}`}</h3>
            <strong>
              {signed(overall)} {marks.map(mark => mark === overall && t(`mark.${mark}`))}
            </strong>
          </div>
          {criteria.length > 0 && (
            <Text size="sm" c="dimmed">
              {criteria.map(({ name, value }) => `${name} ${signed(value)}`).join(' · ')}
            </Text>
          )}
          {notes && <p className={classes.words}>{notes}</p>}
        </article>
      ))}
      <TextLink
        to="/groups/$groupId/interviews/$processId/$intervieweeId"
        params={{ groupId, processId, intervieweeId }}
        size="sm"
      >
        {t(may.includes('assess') ? 'interview.assess' : 'interview.open')}
      </TextLink>
    </>
  )
}
