import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProfileDraft } from '../../applicants/profile-draft.ts'
import { TextLink } from '../../parts/links.tsx'
import { RichText } from '../../parts/rich-text.tsx'
import type { Me } from '../../session/me.ts'
import type { Mine } from '../queries.ts'
import { statements } from '../statements.ts'
import { hasWords } from './missing.ts'
import classes from './overview.module.css'
import type { Step } from './steps.ts'
import type { ApplicationDraft } from './use-application.ts'
import { useAsWritten } from './use-as-written.ts'

type Props = {
  readonly application: Mine
  readonly me: Me
  readonly profile: ProfileDraft
  readonly draft: ApplicationDraft
}

/** Everything that the group will read, with links back to the fields. */
export const Overview = ({ application, me, profile, draft }: Props) => {
  const { t } = useTranslation(['applications', 'app'])
  const { applicationId, documents, references, questions } = application
  const format = useAsWritten()
  const written = statements.filter(name => hasWords(draft[name]))
  const answered = questions.filter(({ questionId }) => draft.answers[questionId] !== undefined)
  const parts: readonly (readonly [Exclude<Step, 'summary'>, readonly ReactNode[]])[] = [
    ['person', format.person(profile, me)],
    ['education', profile.degrees.map(format.degree)],
    [
      'motivation',
      [
        ...written.map(name => (
          <Named key={name} name={t(`motivation.${name}`)}>
            <RichText html={draft[name]} />
          </Named>
        )),
        draft.desiredStart && (
          <Named key="desiredStart" name={t('motivation.desiredStart')}>
            {format.date(draft.desiredStart)}
          </Named>
        ),
        ...answered.map(question => (
          <Named key={question.questionId} name={format.question(question)}>
            <span className={classes.words}>{format.answer(draft.answers[question.questionId])}</span>
          </Named>
        )),
      ],
    ],
    ['documents', documents.map(({ name }) => name)],
    [
      'references',
      [
        ...references.map(({ title, firstName, lastName, email }) =>
          [`${title} ${firstName} ${lastName}`.trim(), email].filter(Boolean).join(', '),
        ),
        references.length > 0 && (
          <Named key="waiver" name={t('waiver.label')}>
            {t(draft.consents.waiveLetterAccess ? 'waiver.waive' : 'waiver.read')}
          </Named>
        ),
      ],
    ],
  ]
  return (
    <dl className={classes.list}>
      {parts.map(([step, lines]) => (
        <div key={step} className={classes.part}>
          <dt>
            {t(`steps.${step}`)}
            <TextLink
              to="/applications/$applicationId"
              params={{ applicationId }}
              search={{ step }}
              size="sm"
              fw={400}
              aria-label={`${t('app:edit')}: ${t(`steps.${step}`)}`}
            >
              {t('app:edit')}
            </TextLink>
          </dt>
          {lines.filter(Boolean).length === 0 && <dd className={classes.none}>{t('summary.nothing')}</dd>}
          {lines.filter(Boolean).map((line, index) => (
            <dd key={index}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

const Named = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <span className={classes.name}>{name}</span>
    {children}
  </>
)
