import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { statements } from '../../applications/statements.ts'
import { useFormat } from '../../language/format.ts'
import { RichText } from '../../parts/rich-text.tsx'
import type { Detail } from '../application.ts'
import { useName } from '../use-name.ts'
import { Answers } from './answers.tsx'
import { Degrees } from './degrees.tsx'
import { Documents } from './documents.tsx'
import classes from './dossier.module.css'
import { Downloads } from './downloads.tsx'
import { Interview } from './interview.tsx'
import { PartLinks } from './part-links.tsx'
import { Person } from './person.tsx'
import { References } from './references.tsx'

type Props = { readonly detail: Detail }

export const Dossier = ({ detail }: Props) => {
  const { t } = useTranslation('evaluation')
  const called = useName()
  const format = useFormat()
  const { applicant, job, submittedAt, desiredStart, documents, references, answers, interview, researchGroup } = detail
  return (
    <>
      <header className={classes.head}>
        <div>
          <h1 className={classes.name} tabIndex={-1} data-reader-title>
            {called(applicant)}
          </h1>
          <p className={classes.about}>
            {job.title}
            {submittedAt && ` · ${t('dossier.sent', { date: format.instant(submittedAt) })}`}
            {desiredStart && ` · ${t('dossier.start', { date: format.date(desiredStart) })}`}
          </p>
        </div>
        <Downloads detail={detail} />
      </header>
      <PartLinks detail={detail} />
      <Part id="person" title={t('part.person')}>
        {applicant && <Person person={applicant} />}
      </Part>
      <Part id="degrees" title={t('part.degrees')}>
        <Degrees degrees={applicant?.degrees ?? []} />
      </Part>
      <Statements detail={detail} />
      {answers.length > 0 && (
        <Part id="answers" title={t('part.answers')}>
          <Answers answers={answers} />
        </Part>
      )}
      <Part id="documents" title={t('part.documents')}>
        <Documents documents={documents} by="applicant" />
      </Part>
      <Part id="references" title={t('part.references')}>
        <References references={references} />
      </Part>
      {interview && (
        <Part id="interview" title={t('part.interview')}>
          <Interview meeting={interview} groupId={researchGroup.researchGroupId} />
        </Part>
      )}
    </>
  )
}

type StatementsProps = { readonly detail: Detail }

const Statements = ({ detail }: StatementsProps) => {
  const { t } = useTranslation('evaluation')
  return statements
    .filter(kind => detail[kind] !== '')
    .map(kind => (
      <Part key={kind} id={kind} title={t(`part.${kind}`)}>
        <RichText html={detail[kind]} />
      </Part>
    ))
}

type PartProps = { readonly id: string; readonly title: string; readonly children: ReactNode }

const Part = ({ id, title, children }: PartProps) => (
  <section className={classes.part} aria-labelledby={`part-${id}`}>
    <h2 id={`part-${id}`} tabIndex={-1} data-part={id}>
      {title}
    </h2>
    {children}
  </section>
)
