import { Alert } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../../applicants/conflict-notice.tsx'
import type { Profile } from '../../applicants/queries.ts'
import { useProfile } from '../../applicants/use-profile.ts'
import { openJobQuery } from '../../jobs/queries.ts'
import type { Saving } from '../../parts/autosave.ts'
import { SavingNote } from '../../parts/saving-note.tsx'
import { useLive } from '../../parts/use-live.ts'
import { usePageTitle } from '../../parts/use-page-title.ts'
import type { Me } from '../../session/me.ts'
import { hindranceOf } from '../hindrance.ts'
import { applicationQuery, type Mine } from '../queries.ts'
import classes from './form.module.css'
import { FormHead } from './form-head.tsx'
import { missingIn } from './missing.ts'
import { StepBody } from './step-body.tsx'
import { StepButtons } from './step-buttons.tsx'
import { StepRail } from './step-rail.tsx'
import { unsavedSteps } from './unsaved-steps.ts'
import { useApplication } from './use-application.ts'

const route = getRouteApi('/signed-in-only/applications/$applicationId')

type Props = {
  readonly application: Mine
  readonly profile: Profile
  readonly me: Me
  readonly onReload: () => void
}

/** The application form. It edits the person's only profile, not a copy. */
export const Form = ({ application, profile, me, onReload }: Props) => {
  const { t } = useTranslation('applications')
  const client = useQueryClient()
  const { step = 'person' } = route.useSearch()
  const person = useProfile(profile, me)
  const writing = useApplication(application)
  const advert = useQuery(openJobQuery(application.job.jobId))
  useLive([advert])
  const { data: job } = advert
  const hindrance = hindranceOf(advert)
  useEffect(() => {
    // Where there is no advert any more, the position may have ended, and this draft with it.
    if (hindrance === 'notPublic') void client.invalidateQueries(applicationQuery(application.applicationId))
  }, [client, hindrance, application.applicationId])
  const letters = job?.referenceLettersRequired ?? 0
  usePageTitle(`${t(`steps.${step}`)} · ${application.job.title}`)

  const missing = missingIn({ profile: person.draft, account: me, draft: writing.draft, application, letters })
  const saving = worseOf(person.saving, writing.saving)
  const unsaved = unsavedSteps(person, writing)
  const retries = [person.retry, writing.retry].filter(retry => retry !== undefined)
  const retry = retries.length > 0 ? (): void => retries.forEach(again => again()) : undefined
  const flush = async (): Promise<boolean> => (await Promise.all([person.flush(), writing.flush()])).every(Boolean)
  const loadTheirs = (): void => {
    person.discard()
    writing.discard()
    onReload()
  }
  const overwrite = (): void => {
    if (person.saving.state === 'failed') void person.overwrite()
    if (writing.saving.state === 'failed') void writing.overwrite()
  }
  return (
    <div className={classes.page}>
      <FormHead application={application} job={job} hindrance={hindrance} />
      <aside className={classes.side}>
        <StepRail applicationId={application.applicationId} step={step} missing={missing} unsaved={unsaved} />
        <SavingNote saving={saving} onRetry={retry} parts={unsaved.map(each => t(`steps.${each}`))} />
      </aside>
      <div className={classes.body}>
        {hindrance && (
          <Alert color="orange" mb="lg" role="status" title={t('hindrance.title')}>
            {t(`hindrance.${hindrance}`)}
          </Alert>
        )}
        <ConflictNotice saving={saving} onMine={overwrite} onTheirs={loadTheirs} />
        <StepBody
          step={step}
          application={application}
          job={job}
          me={me}
          person={person}
          writing={writing}
          missing={missing}
          hindrance={hindrance}
          flush={flush}
        />
        <StepButtons applicationId={application.applicationId} step={step} />
      </div>
    </div>
  )
}

const rank = { failed: 3, saving: 2, waiting: 1, saved: 0 } as const satisfies Record<Saving['state'], number>

/** Of two save states the one to show: trouble first, then work, then the latest time. */
const worseOf = (one: Saving, other: Saving): Saving => {
  if (one.state === 'saved' && other.state === 'saved') {
    const latest = Math.max(one.at?.getTime() ?? 0, other.at?.getTime() ?? 0)
    return { state: 'saved', at: latest === 0 ? undefined : new Date(latest) }
  }
  return rank[one.state] >= rank[other.state] ? one : other
}
