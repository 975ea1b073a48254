import { List, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DocumentLink } from '../../applicants/documents/document-link.tsx'
import { Section } from '../../applicants/section.tsx'
import { useFormat } from '../../language/format.ts'
import { useGrade } from '../../language/use-grade.ts'
import { RichText } from '../../parts/rich-text.tsx'
import { useAsWritten } from '../form/use-as-written.ts'
import type { Mine } from '../queries.ts'
import { statements } from '../statements.ts'

type Props = { readonly application: Mine }

export const Dossier = ({ application }: Props) => {
  const { t } = useTranslation(['applications', 'applicants'])
  const said = useAsWritten()
  const { profile, documents, questions, answers, desiredStart } = application
  const answered = questions.filter(({ questionId }) => answers[questionId] !== undefined)
  return (
    <Section title={t('dossier.title')} hint={t('dossier.hint')}>
      <Stack gap="lg" maw="var(--reading)">
        <div>
          <Title order={3}>{t('steps.person')}</Title>
          <Text>
            {profile.firstName} {profile.lastName}, {profile.email}
          </Text>
        </div>
        <div>
          <Title order={3}>{t('steps.education')}</Title>
          {profile.degrees.map((degree, index) => (
            <DegreeLine key={index} degree={degree} />
          ))}
        </div>
        {statements.map(name =>
          application[name] ? (
            <div key={name}>
              <Title order={3}>{t(`motivation.${name}`)}</Title>
              <RichText html={application[name]} />
            </div>
          ) : null,
        )}
        {desiredStart && (
          <div>
            <Title order={3}>{t('motivation.desiredStart')}</Title>
            <Text>{said.date(desiredStart)}</Text>
          </div>
        )}
        {answered.map(question => (
          <div key={question.questionId}>
            <Title order={3}>{said.question(question)}</Title>
            <Text>{said.answer(answers[question.questionId])}</Text>
          </div>
        ))}
        <div>
          <Title order={3}>{t('steps.documents')}</Title>
          <List>
            {documents.map(document => (
              <List.Item key={document.documentId}>
                <DocumentLink document={document} />
              </List.Item>
            ))}
          </List>
        </div>
      </Stack>
    </Section>
  )
}

type DegreeLineProps = { readonly degree: Mine['profile']['degrees'][number] }

const DegreeLine = ({ degree: { kind, name, university, grade, germanGrade } }: DegreeLineProps) => {
  const { t } = useTranslation(['applications', 'applicants'])
  const format = useFormat()
  const german = useGrade()
  const said = [t(`applicants:degree.kinds.${kind}`), name, university].join(', ')
  if (grade === null) return <Text>{said}</Text>
  return (
    <Text>
      {said} · {t('dossier.grade', { grade: format.number(grade) })}
      {germanGrade !== null && ` (${t('dossier.german', { grade: german(germanGrade) })})`}
    </Text>
  )
}
