import { serviceNow } from '../../api/service-time.ts'
import type { Draft } from './draft.ts'

export type MissingField = 'title' | 'subjectArea' | 'location' | 'supervisor' | 'description' | 'deadline'

/** The id of each field. */
export const fieldOf = {
  title: 'job-title',
  subjectArea: 'job-subject-area',
  location: 'job-location',
  supervisor: 'job-supervisor',
  description: 'job-description-en',
  deadline: 'job-deadline',
  descriptionDe: 'job-description-de',
  salaryGrade: 'job-salary-grade',
  contractMonths: 'job-contract-months',
} as const satisfies Readonly<Record<MissingField, string>> & Readonly<Record<string, string>>

export const hasWords = (html: string): boolean => html.replaceAll(/<[^>]*>/g, '').trim() !== ''

/** A placeholder that an outline leaves to its writer: “[what you offer]”. */
export const hasBrackets = (html: string): boolean => /\[[^[\]<>]{3,}\]/.test(html)

/** What publishing requires; the service checks again. */
export const missingFields = (draft: Draft, today: string): readonly MissingField[] => [
  ...(draft.title.trim() ? [] : (['title'] as const)),
  ...(draft.subjectArea ? [] : (['subjectArea'] as const)),
  ...(draft.location ? [] : (['location'] as const)),
  ...(draft.supervisingProfessorId ? [] : (['supervisor'] as const)),
  ...(hasWords(draft.descriptionEn) || hasWords(draft.descriptionDe) ? [] : (['description'] as const)),
  ...(draft.applicationDeadline === null || draft.applicationDeadline >= today ? [] : (['deadline'] as const)),
]

/** For changes to a published position, whose deadline may be over. */
export const missingFieldsOfChanges = (draft: Draft): readonly MissingField[] =>
  missingFields({ ...draft, applicationDeadline: null }, '')

export const today = (): string => new Date(serviceNow()).toISOString().slice(0, 10)
