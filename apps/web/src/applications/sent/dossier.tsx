import { Alert, List, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DocumentLink } from '../../applicants/documents/document-link.tsx'
import { Section } from '../../applicants/section.tsx'
import { useFormat } from '../../language/format.ts'
import { useGrade } from '../../language/use-grade.ts'
import { RichText } from '../../parts/rich-text.tsx'
import { useUnsaved } from '../../parts/use-unsaved.ts'
import { type ApplicationDraft, keyOfDraft } from '../form/use-application.ts'
import { useAsWritten } from '../form/use-as-written.ts'
import type { Mine } from '../queries.ts'
import { statements } from '../statements.ts'
import { CopyTexts } from './copy-texts.tsx'

type Props = { readonly application: Mine }

export const Dossier = ({ application }: Props) => {
  const { t } = useTranslation(['applications', 'applicants'])
  const format = useAsWritten()
  const left = useUnsaved<ApplicationDraft>(keyOfDraft(application.applicationId)).read()
  const isDraft = application.state === 'JOB_CLOSED_DRAFT'
  const isUnsaved = isDraft && left !== undefined
  const written = isUnsaved ? left.value : application
  const { profile, documents, questions } = application
  const { answers, desiredStart } = written
  const answered = questions.filter(({ questionId }) => answers[questionId] !== undefined)
  return (
    <Section
      title={t(isDraft ? 'dossier.draft' : 'dossier.title')}
      hint={t(isDraft ? 'dossier.draftHint' : 'dossier.hint')}
    >
      {isUnsaved && (
        <Alert color="orange" mb="lg">
          {t('dossier.unsaved')}
        </Alert>
      )}
      {isDraft && <CopyTexts written={written} questions={questions} />}
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
          written[name] ? (
            <div key={name}>
              <Title order={3}>{t(`motivation.${name}`)}</Title>
              <RichText html={written[name]} />
            </div>
          ) : null,
        )}
        {desiredStart && (
          <div>
            <Title order={3}>{t('motivation.desiredStart')}</Title>
            <Text>{format.date(desiredStart)}</Text>
          </div>
        )}
        {answered.map(question => (
          <div key={question.questionId}>
            <Title order={3}>{format.question(question)}</Title>
            <Text>{format.answer(answers[question.questionId])}</Text>
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
  const written = [t(`applicants:degree.kinds.${kind}`), name, university].join(', ')
  if (grade === null) return <Text>{written}</Text>
  return (
    <Text>
      {written} · {t('dossier.grade', { grade: format.number(grade) })}
      {germanGrade !== null && ` (${t('dossier.german', { grade: german(germanGrade) })})`}
    </Text>
  )
}
