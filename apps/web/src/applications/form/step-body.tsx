import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Degrees } from '../../applicants/degrees/degrees.tsx'
import { Documents } from '../../applicants/documents/documents.tsx'
import { PersonFields } from '../../applicants/person-fields.tsx'
import type { ProfileWriting } from '../../applicants/use-profile.ts'
import type { Saving } from '../../parts/autosave.ts'
import { useFaults } from '../../problems/faults.ts'
import type { Me } from '../../session/me.ts'
import type { Hindrance } from '../hindrance.ts'
import { applicationQuery, type Mine } from '../queries.ts'
import { Referees } from '../referees/referees.tsx'
import { Waiver } from '../referees/waiver.tsx'
import { Motivation } from './motivation.tsx'
import { StepFrame } from './step-frame.tsx'
import type { Step } from './steps.ts'
import { Summary } from './summary.tsx'
import type { ApplicationWriting } from './use-application.ts'

type Props = {
  readonly step: Step
  readonly application: Mine
  readonly job: { readonly referenceLettersRequired: number; readonly lettersFromShortlistOnly: boolean } | undefined
  readonly me: Me
  readonly person: ProfileWriting
  readonly writing: ApplicationWriting
  readonly missing: readonly string[]
  readonly hindrance: Hindrance | undefined
  readonly flush: () => Promise<boolean>
}

const errorOf = (saving: Saving): unknown => (saving.state === 'failed' ? saving.error : undefined)

/** The content of one step. Its state lives in the form, so that nothing is lost on leaving the step. */
export const StepBody = ({ step, application, job, me, person, writing, missing, hindrance, flush }: Props) => {
  const { t } = useTranslation(['applications', 'applicants'])
  const client = useQueryClient()
  const opened = useRef<Step | undefined>(step)
  if (opened.current !== step) opened.current = undefined
  const profileFault = useFaults(errorOf(person.saving))
  const fault = useFaults(errorOf(writing.saving))
  const { applicationId, documents } = application
  const refresh = (): Promise<unknown> => client.invalidateQueries(applicationQuery(applicationId))
  const letters = job?.referenceLettersRequired ?? 0
  const contents = {
    person: () => <PersonFields draft={person.draft} change={person.change} fault={profileFault} />,
    education: () => <Degrees profile={person} fault={profileFault} />,
    motivation: () => (
      <Motivation draft={writing.draft} change={writing.change} questions={application.questions} fault={fault} />
    ),
    documents: () => (
      <Documents
        documents={documents}
        path={`/api/applications/${applicationId}/documents`}
        isOnce
        onChanged={refresh}
      />
    ),
    references: () => (
      <>
        <Waiver consents={writing.draft.consents} onChange={consents => writing.change({ consents })} />
        <Referees application={application} onChanged={refresh} />
      </>
    ),
    summary: () => (
      <Summary
        application={application}
        me={me}
        person={person}
        writing={writing}
        missing={missing}
        hindrance={hindrance}
        letters={letters}
        flush={flush}
      />
    ),
  } as const satisfies Record<Step, () => unknown>
  const hints = {
    person: t('hints.person'),
    education: t('applicants:degree.hint'),
    motivation: t('hints.motivation'),
    documents: t('hints.documents'),
    references: refereeHint(),
    summary: t('hints.summary'),
  } as const satisfies Record<Step, string>
  function refereeHint(): string {
    if (letters === 0) return t('hints.noReferences')
    return t(job?.lettersFromShortlistOnly ? 'hints.shortlistReferences' : 'hints.references', { count: letters })
  }
  return (
    <StepFrame key={step} title={t(`steps.${step}`)} hint={hints[step]} takesFocus={opened.current === undefined}>
      {contents[step]()}
    </StepFrame>
  )
}
