import { type ProfileDraft, sendable } from '../../applicants/profile-draft.ts'
import type { Mine } from '../queries.ts'
import type { Step } from './steps.ts'
import type { ApplicationDraft } from './use-application.ts'

type Whole = {
  readonly profile: ProfileDraft
  readonly account: { readonly firstName: string; readonly lastName: string; readonly email: string }
  readonly draft: ApplicationDraft
  readonly application: Pick<Mine, 'questions' | 'documents' | 'references'>
  /** How many referees the position asks for. */
  readonly letters: number
}

export const hasWords = (html: string): boolean => html.replaceAll(/<[^>]*>/g, '').trim() !== ''
const isEmpty = (answer: unknown): boolean =>
  answer === undefined || (typeof answer === 'string' && answer.trim() === '')

/** Referees who count: not those who need not write any more. */
export const countReferees = (references: Mine['references']): number =>
  references.filter(({ state }) => state !== 'CANCELLED').length

/**
 * What is missing, by the pointers that the service uses. It has the last word when the application is sent; that the
 * privacy notice was read is asked here.
 */
export const missingIn = ({ profile, account, draft, application, letters }: Whole): readonly string[] => {
  const { questions, documents, references } = application
  const name = `${profile.firstName || account.firstName}${profile.lastName || account.lastName}`
  const lacks: readonly (readonly [string, boolean])[] = [
    ['/profile/lastName', name.trim() === ''],
    ['/profile/email', (profile.email || account.email).trim() === ''],
    ['/profile/degrees', sendable(profile).length === 0],
    ['/motivation', !hasWords(draft.motivation)],
    ...questions.map(
      ({ questionId, required }) => [`/answers/${questionId}`, required && isEmpty(draft.answers[questionId])] as const,
    ),
    ['/documents', !documents.some(({ type }) => type === 'CV')],
    ['/references', countReferees(references) < letters],
    ['/consents/dataProcessing', !draft.consents.dataProcessing],
  ]
  return lacks.filter(([, isMissing]) => isMissing).map(([pointer]) => pointer)
}

type Place = { readonly step: Step; readonly field: string }

const places: readonly (readonly [prefix: string, place: (rest: string) => Place])[] = [
  ['/profile/degrees', () => ({ step: 'education', field: 'degrees' })],
  ['/profile/', rest => ({ step: 'person', field: `profile-${rest}` })],
  ['/motivation', () => ({ step: 'motivation', field: 'motivation' })],
  ['/answers/', rest => ({ step: 'motivation', field: `answer-${rest}` })],
  ['/documents', () => ({ step: 'documents', field: 'document-cv' })],
  ['/references', () => ({ step: 'references', field: 'referees' })],
]

/** Where a missing item is filled in. */
export const placeOf = (pointer: string): Place => {
  const [prefix, place] = places.find(([start]) => pointer.startsWith(start)) ?? ['', undefined]
  return place?.(pointer.slice(prefix.length)) ?? { step: 'summary', field: 'consent' }
}
