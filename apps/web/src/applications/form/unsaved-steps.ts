import type { ProfileDraft } from '../../applicants/profile-draft.ts'
import type { Step } from './steps.ts'
import type { ApplicationDraft } from './use-application.ts'

/** The draft of something that saves itself, and the service's last version of it. */
type Written<T> = { readonly draft: T; readonly kept: T; readonly hasFailed: boolean }

const changedIn = <T extends object>({ draft, kept, hasFailed }: Written<T>): readonly string[] =>
  hasFailed
    ? Object.entries(draft).flatMap(([name, value]) =>
        JSON.stringify(value) === JSON.stringify(Reflect.get(kept, name)) ? [] : [name],
      )
    : []

export const unsavedSteps = (
  profile: Written<ProfileDraft>,
  application: Written<ApplicationDraft>,
): readonly Step[] => {
  const ofProfile = changedIn(profile).map((name): Step => (name === 'degrees' ? 'education' : 'person'))
  const texts = changedIn(application)
    .filter(name => name !== 'consents')
    .map((): Step => 'motivation')
  const consents = { ...application, draft: application.draft.consents, kept: application.kept.consents }
  const ofConsents = changedIn(consents).map((name): Step => (name === 'waiveLetterAccess' ? 'references' : 'summary'))
  return [...new Set([...ofProfile, ...texts, ...ofConsents])]
}
