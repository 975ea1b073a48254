import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Static, type TSchemaOptions, Type } from 'typebox'
import { type Question, questionKinds } from '../db/job-tables.ts'
import { cleanHtml } from '../html/clean.ts'
import { orNull, uuid } from '../schema-parts.ts'
import { oneLine } from '../text/line-patterns.ts'

type Given<Value> = Value | null | undefined

/** Null says the same as leaving it out, so that a reply can be sent back. */
export const optional = <Value>(type: string, options: TSchemaOptions) =>
  Type.Optional(Type.Unsafe<Value | null>({ type: [type, 'null'], ...options }))

const line = (maxLength: number) => ({
  body: optional<string>('string', { maxLength, pattern: oneLine }),
  view: Type.String(),
  keep: (given: Given<string>): string => given?.trim() ?? '',
})
const html = (description: string) => ({
  body: optional<string>('string', { maxLength: 20_000, description }),
  view: Type.String(),
  keep: (given: Given<string>): string => cleanHtml(given ?? ''),
  isLong: true as const,
})
const code = (description: string) => ({
  body: optional<string>('string', { maxLength: 50, description }),
  view: orNull(Type.String()),
  keep: (given: Given<string>): string | null => given ?? null,
})
const date = (description: string) => ({
  body: optional<string>('string', { format: 'date', pattern: '^(19|2\\d)\\d\\d-', description }),
  view: orNull(Type.String({ format: 'date' })),
  keep: (given: Given<string>): string | null => given ?? null,
})
const idOf = (given: Given<string>): string | null => given?.toLowerCase() ?? null
const idBody = (description: string) => optional<string>('string', { format: 'uuid', description })
const id = (description: string) => ({
  body: idBody(description),
  view: orNull(uuid),
  keep: idOf,
})
const number = (minimum: number, maximum: number) => ({
  body: optional<number>('integer', { minimum, maximum }),
  view: orNull(Type.Integer()),
  keep: (given: Given<number>): number | null => given ?? null,
})
const count = (maximum: number) => ({
  body: optional<number>('integer', { minimum: 0, maximum }),
  view: Type.Integer(),
  keep: (given: Given<number>): number => given ?? 0,
})
const flag = (description: string) => ({
  body: optional<boolean>('boolean', { description }),
  view: Type.Boolean(),
  keep: (given: Given<boolean>): boolean => given ?? false,
})

export const CriterionForm = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, pattern: oneLine }),
    guidance: optional<string>('string', { maxLength: 1_000, description: 'How to judge by it.' }),
    weight: optional<number>('number', { minimum: 0, maximum: 100, description: '1 unless given; 0 does not count.' }),
  },
  { title: 'Criterion', additionalProperties: false },
)
const Criterion = Type.Object(
  { name: Type.String(), guidance: Type.String(), weight: Type.Number() },
  { title: 'JobCriterion' },
)
const criteria = {
  body: optional<readonly Static<typeof CriterionForm>[]>('array', { maxItems: 8, items: CriterionForm }),
  view: Type.Array(Criterion),
  keep: (given: Given<readonly Static<typeof CriterionForm>[]>): readonly Static<typeof Criterion>[] =>
    (given ?? []).map(({ name, guidance, weight }) => ({
      name: name.trim(),
      guidance: guidance?.trim() ?? '',
      weight: weight ?? 1,
    })),
  isLong: true as const,
}

const QuestionForm = Type.Object(
  {
    questionId: idBody('Ours; keep it when the question is edited.'),
    textEn: line(500).body,
    textDe: line(500).body,
    kind: Type.Optional(Type.Enum([...questionKinds])),
    required: optional<boolean>('boolean', { description: 'Whether an application needs an answer.' }),
  },
  { title: 'Question', additionalProperties: false },
)
const QuestionView = Type.Object(
  {
    questionId: uuid,
    textEn: Type.String(),
    textDe: Type.String(),
    kind: Type.Enum([...questionKinds]),
    required: Type.Boolean(),
  },
  { title: 'JobQuestion' },
)
type KnownQuestions = readonly Pick<Question, 'questionId'>[]
const questions = {
  body: optional<readonly Static<typeof QuestionForm>[]>('array', { maxItems: 10, items: QuestionForm }),
  view: Type.Array(QuestionView),
  /** A question with the id of a known one stays the same, so that answers keep their question; others get a new id. */
  keep: (given: Given<readonly Static<typeof QuestionForm>[]>, known: KnownQuestions): readonly Question[] =>
    (given ?? []).map(({ questionId, textEn, textDe, kind, required }) => ({
      questionId: known.find(each => each.questionId === idOf(questionId))?.questionId ?? randomUUID(),
      textEn: textEn?.trim() ?? '',
      textDe: textDe?.trim() ?? '',
      kind: kind ?? 'TEXT',
      required: required ?? false,
    })),
  isLong: true as const,
}

/**
 * What people write about a job, field by field: its schema in a request (`body`) and in a reply (`view`), and how it is
 * stored, in the column of the same name. Lists leave out long texts.
 */
const content = {
  title: { ...line(200), body: Type.String({ minLength: 1, maxLength: 200, pattern: oneLine }) },
  subjectArea: code('A code of the catalogue subjectAreas.'),
  researchArea: line(200),
  location: code('A code of the catalogue locations.'),
  supervisingProfessorId: id('A PROFESSOR of the group.'),
  startDate: date('When the work begins.'),
  startDateByArrangement: flag('The beginning can be agreed on.'),
  applicationDeadline: date('Applications are taken until the end of this day in the group’s time zone.'),
  workloadPercent: number(1, 100),
  contractMonths: number(1, 120),
  fundingType: code('A code of the catalogue fundingTypes.'),
  salaryGrade: code('A code of the catalogue salaryGrades.'),
  descriptionEn: html('HTML in English, reduced to plain formatting.'),
  descriptionDe: html('HTML in German, reduced to plain formatting.'),
  imageId: id('The banner.'),
  referenceLettersRequired: count(5),
  suitableForDisabled: flag('Suitable for people with disabilities.'),
  promisedDecisionBy: date('When applicants are promised to hear.'),
  criteria,
  questions,
  lettersFromShortlistOnly: flag('Reference letters are asked for once someone is shortlisted.'),
}

type Content = typeof content
type Name = keyof Content
type LongName = { [F in Name]: Content[F] extends { isLong: true } ? F : never }[Name]

export type JobContent = { readonly [F in Name]: ReturnType<Content[F]['keep']> }
export type JobBody = Static<ReturnType<typeof Type.Object<{ [F in Name]: Content[F]['body'] }>>>

export const contentNames = Object.keys(content) as readonly Name[]
const isLong = (name: Name): boolean => 'isLong' in content[name]
const each = <Part>(names: readonly Name[], part: (name: Name) => Part) =>
  Object.fromEntries(names.map(name => [name, part(name)]))

export const contentBody = each(contentNames, name => content[name].body) as { [F in Name]: Content[F]['body'] }
const viewOf = (name: Name) => content[name].view
type Views<Names extends Name> = { [F in Names]: Content[F]['view'] }
export const briefView = each(
  contentNames.filter(name => !isLong(name)),
  viewOf,
) as Views<Exclude<Name, LongName>>
export const longView = each(contentNames.filter(isLong), viewOf) as Views<LongName>

/** The column of each field. */
export const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
export const briefNames = Object.keys(briefView)

/** The content of a request, as it is stored. */
export const contentOf = (body: Partial<JobBody>, known: KnownQuestions = []): JobContent =>
  each(contentNames, name =>
    (content[name].keep as (given: unknown, known: KnownQuestions) => unknown)(body[name], known),
  ) as JobContent

/** Only the content, of an object that has more. */
export const contentIn = (whole: JobContent): JobContent => each(contentNames, name => whole[name]) as JobContent

/** The fields in which two versions differ. */
export const changedFields = (before: JobContent, after: JobContent): readonly string[] =>
  contentNames.filter(name => !isDeepStrictEqual(before[name], after[name]))
