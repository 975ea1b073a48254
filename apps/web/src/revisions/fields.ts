import type { Draft } from '../jobs/editor/draft.ts'

/** All editable fields of a position, in the order of the form. */
export const fields = [
  'title',
  'subjectArea',
  'researchArea',
  'location',
  'supervisingProfessorId',
  'applicationDeadline',
  'startDate',
  'startDateByArrangement',
  'workloadPercent',
  'contractMonths',
  'fundingType',
  'salaryGrade',
  'suitableForDisabled',
  'descriptionEn',
  'descriptionDe',
  'imageId',
  'referenceLettersRequired',
  'promisedDecisionBy',
  'lettersFromShortlistOnly',
  'questions',
  'criteria',
] as const satisfies readonly (keyof Draft)[]

export type Field = (typeof fields)[number]

/** The service adds attributes to links; they are no edit. */
const words = (html: string): string => html.replaceAll(/ (?:rel|target|class)="[^"]*"/g, '').trim()

const comparable = (draft: Draft, field: Field): unknown => {
  if (field === 'questions')
    return draft.questions.map(({ textEn, textDe, kind, required }) => [textEn, textDe, kind, required])
  if (field === 'criteria') return draft.criteria.map(({ name, guidance, weight }) => [name, guidance, weight])
  const value = draft[field]
  return typeof value === 'string' ? words(value) : value
}

const isSame = (one: Draft, other: Draft, field: Field): boolean =>
  JSON.stringify(comparable(one, field)) === JSON.stringify(comparable(other, field))

/** The fields in which a reader would see a difference. */
export const differing = (one: Draft, other: Draft): readonly Field[] =>
  fields.filter(field => !isSame(one, other, field))
