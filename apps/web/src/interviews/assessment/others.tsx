import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { signed } from '../../evaluation/application.ts'
import { useFormat } from '../../language/format.ts'
import type { IntervieweeDetail } from '../queries.ts'
import classes from './assessment.module.css'

type Props = { readonly person: IntervieweeDetail }

export const Others = ({ person }: Props) => {
  const { t } = useTranslation('interviews')
  const format = useFormat()
  const { assessed, mine, average, assessments } = person
  const others = assessed.filter(({ userId }) => userId !== mine?.userId)
  return (
    <section aria-labelledby="others" className={classes.others}>
      <Title order={2} size="h3" id="others">
        {t('assessment.others')}
      </Title>
      {average !== null && (
        <Text size="sm">{t('assessment.average', { average: format.number(average), count: assessed.length })}</Text>
      )}
      {assessments === null && (
        <Text size="sm" c="dimmed">
          {t('assessment.hidden')}
        </Text>
      )}
      {others.length === 0 && assessments !== null && (
        <Text size="sm" c="dimmed">
          {t('assessment.noOthers')}
        </Text>
      )}
      {others.map(({ userId, firstName, lastName, overall, criteria, notes, updatedAt }) => (
        <article key={userId} className={classes.other}>
          <Text fw={600}>
            {firstName} {lastName}: {signed(overall)}
          </Text>
          <Text size="xs" c="dimmed">
            {format.instant(updatedAt)}
          </Text>
          {criteria.length > 0 && (
            <Text size="sm">{criteria.map(({ name, value }) => `${name} ${signed(value)}`).join(' · ')}</Text>
          )}
          {notes && <Text className={classes.notes ?? ''}>{notes}</Text>}
        </article>
      ))}
    </section>
  )
}
