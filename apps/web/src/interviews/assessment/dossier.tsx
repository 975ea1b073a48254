import { Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { statements } from '../../applications/statements.ts'
import { useFormat } from '../../language/format.ts'
import { useGrade } from '../../language/use-grade.ts'
import { ButtonLink } from '../../parts/links.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { dossierQuery } from '../queries.ts'
import classes from './assessment.module.css'
import { Documents } from './documents.tsx'

type Props = { readonly applicationId: string }

export const Dossier = ({ applicationId }: Props) => {
  const { t } = useTranslation('interviews')
  const format = useFormat()
  const german = useGrade()
  const { data, error, refetch } = useQuery(dossierQuery(applicationId))
  if (error) return <ProblemNotice error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={400} aria-busy />
  const degrees = data.applicant?.degrees ?? []
  return (
    <section aria-labelledby="dossier">
      <Title order={2} size="h3" id="dossier">
        {t('dossier.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {[data.applicant?.email, data.submittedAt && t('add.sent', { date: format.instant(data.submittedAt) })]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {degrees.length > 0 && (
        <ul className={classes.degrees}>
          {degrees.map(({ kind, name, university, grade, germanGrade, date }) => (
            <li key={`${kind} ${name} ${university}`}>
              <strong>{name}</strong>, {university}
              {date && `, ${format.date(date)}`}
              {grade !== null && (
                <Text span size="sm" c="dimmed">
                  {' · '}
                  {germanGrade === null
                    ? t('dossier.grade', { grade: format.number(grade) })
                    : t('dossier.grades', { grade: format.number(grade), german: german(germanGrade) })}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to="/evaluation/$applicationId" params={{ applicationId }} variant="subtle" size="compact-sm" ml={-8}>
        {t('dossier.reader')}
      </ButtonLink>
      <Documents applicationId={applicationId} documents={data.documents} />
      {statements.map(
        each =>
          data[each] && (
            <div key={each} className={classes.text}>
              <Title order={3} size="h4">
                {t(`dossier.${each}`)}
              </Title>
              <RichText html={data[each]} />
            </div>
          ),
      )}
    </section>
  )
}
