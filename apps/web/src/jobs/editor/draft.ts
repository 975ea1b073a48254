import { emptyPosition } from '../../api/values.gen.ts'
import type { Job } from '../queries.ts'

type Kind = Job['questions'][number]['kind']
export type DraftQuestion = {
  /** Made in the browser, for React; never sent. */
  readonly key: string
  readonly textEn: string
  readonly textDe: string
  readonly kind: Kind
  readonly required: boolean
}
export type DraftCriterion = {
  readonly key: string
  readonly name: string
  readonly guidance: string
  readonly weight: number
}

type Field = keyof typeof emptyPosition
type Content = Pick<Job, Exclude<Field, 'questions' | 'criteria'>>

/** All editable fields of a position. */
export const positionFields = Object.keys(emptyPosition) as readonly Field[]

export type Draft = Readonly<Content> & {
  readonly questions: readonly DraftQuestion[]
  readonly criteria: readonly DraftCriterion[]
}

/** A text from the service: a position, its changes, or an old version. */
export type PositionText = Content & Pick<Job, 'questions' | 'criteria'>

export const draftOf = (text: PositionText): Draft => ({
  ...(Object.fromEntries(positionFields.map(name => [name, text[name]])) as PositionText),
  questions: text.questions.map(({ questionId, ...question }) => ({ key: questionId, ...question })),
  criteria: text.criteria.map(criterion => ({ key: crypto.randomUUID(), ...criterion })),
})

export const isAsked = ({ textEn, textDe }: DraftQuestion): boolean => textEn.trim() !== '' || textDe.trim() !== ''
export const isNamed = ({ name }: DraftCriterion): boolean => name.trim() !== ''

/** The service's ids of saved questions, by their keys here. */
export type QuestionIds = ReadonlyMap<string, string>

/** The request body. A question without an id is new. */
export const bodyOf = (draft: Draft, ids: QuestionIds = new Map()) => ({
  ...draft,
  questions: draft.questions.map(({ key, ...question }) => ({ ...question, questionId: ids.get(key) ?? key })),
  criteria: draft.criteria.map(({ key: _, ...criterion }) => criterion),
})

/** Drops unfinished items, which the service would refuse. */
export const finished = (draft: Draft): Draft => ({
  ...draft,
  questions: draft.questions.filter(isAsked),
  criteria: draft.criteria.filter(isNamed),
})

/** Uses the service's ids as keys, so that they survive the page. */
export const withIds = (draft: Draft, ids: QuestionIds): Draft => ({
  ...draft,
  questions: draft.questions.map(question => ({ ...question, key: ids.get(question.key) ?? question.key })),
})
