import { type Draft, positionFields } from '../jobs/editor/draft.ts'

export type Field = (typeof positionFields)[number]

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
  positionFields.filter(field => !isSame(one, other, field))
