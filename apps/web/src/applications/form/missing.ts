import { type ProfileDraft, sendable } from '../../applicants/profile-draft.ts'
import type { Mine } from '../queries.ts'
import type { Step } from './steps.ts'
import type { ApplicationDraft } from './use-application.ts'

type Whole = {
  readonly profile: ProfileDraft
  readonly account: { readonly firstName: string; readonly lastName: string; readonly email: string }
  readonly draft: ApplicationDraft
  readonly application: Pick<Mine, 'questions' | 'documents' | 'references'>
  /** The required number of referees. */
  readonly letters: number
}

export const hasWords = (html: string): boolean => html.replaceAll(/<[^>]*>/g, '').trim() !== ''
const isEmpty = (answer: unknown): boolean =>
  answer === undefined || (typeof answer === 'string' && answer.trim() === '')

/** Without those who declined or were called off. */
export const countReferees = (references: Mine['references']): number =>
  references.filter(({ state }) => state !== 'CANCELLED').length

/**
 * Lists what is missing by the service's JSON pointers. The service checks again on sending; only the client checks
 * that the privacy notice was read.
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

type StepField = { readonly step: Step; readonly field: string }

const fields: readonly (readonly [prefix: string, toField: (rest: string) => StepField])[] = [
  ['/profile/degrees', () => ({ step: 'education', field: 'degrees' })],
  ['/profile/', rest => ({ step: 'person', field: `profile-${rest}` })],
  ['/motivation', () => ({ step: 'motivation', field: 'motivation' })],
  ['/answers/', rest => ({ step: 'motivation', field: `answer-${rest}` })],
  ['/documents', () => ({ step: 'documents', field: 'document-cv' })],
  ['/references', () => ({ step: 'references', field: 'referees' })],
]

/** Returns the step and field of a missing item. */
export const fieldOf = (pointer: string): StepField => {
  const [prefix, toField] = fields.find(([start]) => pointer.startsWith(start)) ?? ['', undefined]
  return toField?.(pointer.slice(prefix.length)) ?? { step: 'summary', field: 'consent' }
}
