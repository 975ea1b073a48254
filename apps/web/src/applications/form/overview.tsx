import { useTranslation } from 'react-i18next'
import type { ProfileDraft } from '../../applicants/profile-draft.ts'
import { TextLink } from '../../parts/links.tsx'
import type { Me } from '../../session/me.ts'
import type { Mine } from '../queries.ts'
import classes from './overview.module.css'
import type { Step } from './steps.ts'
import type { ApplicationDraft } from './use-application.ts'

type Props = {
  readonly application: Mine
  readonly me: Me
  readonly profile: ProfileDraft
  readonly draft: ApplicationDraft
}

const longest = 220
const wordsIn = (html: string): string => {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent.replaceAll(/\s+/g, ' ').trim()
  return text.length > longest ? `${text.slice(0, longest)} …` : text
}

/** What the group will see, in short, each with the way back to it. */
export const Overview = ({ application, me, profile, draft }: Props) => {
  const { t } = useTranslation(['applications', 'app'])
  const { applicationId, documents, references } = application
  const parts: readonly (readonly [Exclude<Step, 'summary'>, readonly string[]])[] = [
    ['person', [`${profile.firstName || me.firstName} ${profile.lastName || me.lastName}`, profile.email || me.email]],
    ['education', profile.degrees.map(({ name, university }) => [name, university].filter(Boolean).join(', '))],
    ['motivation', [wordsIn(draft.motivation)]],
    ['documents', documents.map(({ name }) => name)],
    ['references', references.map(({ title, firstName, lastName }) => `${title} ${firstName} ${lastName}`.trim())],
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
          {lines.filter(Boolean).map(line => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
