import type { Draft } from './draft.ts'

export type Lack = 'title' | 'subjectArea' | 'location' | 'supervisor' | 'description' | 'deadline'

/** Where things are found in the form. */
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
} as const satisfies Readonly<Record<Lack, string>> & Readonly<Record<string, string>>

export const hasWords = (html: string): boolean => html.replaceAll(/<[^>]*>/g, '').trim() !== ''

/** What an outline leaves for its writer: “[what you offer]”. */
export const hasBrackets = (html: string): boolean => /\[[^[\]<>]{3,}\]/.test(html)

/** What the service would ask for before it publishes; it has the last word. */
export const lacksOf = (draft: Draft, today: string): readonly Lack[] => [
  ...(draft.title.trim() ? [] : (['title'] as const)),
  ...(draft.subjectArea ? [] : (['subjectArea'] as const)),
  ...(draft.location ? [] : (['location'] as const)),
  ...(draft.supervisingProfessorId ? [] : (['supervisor'] as const)),
  ...(hasWords(draft.descriptionEn) || hasWords(draft.descriptionDe) ? [] : (['description'] as const)),
  ...(draft.applicationDeadline === null || draft.applicationDeadline >= today ? [] : (['deadline'] as const)),
]

/** The same of changes: a published position may end by its deadline. */
export const lacksOfChanges = (draft: Draft): readonly Lack[] => lacksOf({ ...draft, applicationDeadline: null }, '')

export const today = (): string => new Date().toISOString().slice(0, 10)
