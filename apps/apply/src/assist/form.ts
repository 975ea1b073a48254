import { type Static, type TSchema, Type } from 'typebox'
import { orNull, uuid } from '../schema-parts.ts'
import { languages } from '../text/language.ts'

const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(orNull(schema))
const Code = Type.String({ maxLength: 100 })
const Day = Type.String({ format: 'date' })
const Html = Type.String({ maxLength: 20_000 })

const example = {
  researchGroupId: '0c99a402-8fdf-4daa-a128-3cf0b6a52309',
  title: 'Doctoral candidate in data engineering',
  subjectArea: 'COMPUTER_SCIENCE',
  location: 'GARCHING',
  salaryGrade: 'E13',
  workloadPercent: 100,
  contractMonths: 36,
  notes: 'Build a query planner\nTeach one seminar a year',
}

/** The current fields of the job form. */
export const DraftWish = Type.Object(
  {
    researchGroupId: uuid,
    title: Type.String({ minLength: 1, maxLength: 200, pattern: String.raw`\S` }),
    subjectArea: optional(Code),
    researchArea: optional(Type.String({ maxLength: 200 })),
    location: optional(Code),
    fundingType: optional(Code),
    salaryGrade: optional(Code),
    startDate: optional(Day),
    startDateByArrangement: optional(Type.Boolean()),
    applicationDeadline: optional(Day),
    workloadPercent: optional(Type.Integer({ minimum: 1, maximum: 100 })),
    contractMonths: optional(Type.Integer({ minimum: 1, maximum: 120 })),
    referenceLettersRequired: optional(Type.Integer({ minimum: 0, maximum: 5 })),
    suitableForDisabled: optional(Type.Boolean()),
    notes: optional(Type.String({ maxLength: 4_000, description: 'What should be said, in any words; a line each.' })),
    languages: Type.Optional(
      Type.Array(Type.Enum([...languages]), { minItems: 1, maxItems: 2, default: [...languages] }),
    ),
  },
  { title: 'JobDraftWish', additionalProperties: false, examples: [example] },
)
export type DraftWish = Static<typeof DraftWish>

export const PostingToCheck = Type.Object(
  {
    researchGroupId: uuid,
    title: optional(Type.String({ maxLength: 200 })),
    descriptionEn: optional(Html),
    descriptionDe: optional(Html),
    applicationDeadline: optional(Day),
    salaryGrade: optional(Code),
    contractMonths: optional(Type.Integer({ minimum: 1, maximum: 120 })),
    reader: Type.Optional(
      Type.Enum([...languages], { description: 'The language of the reasons; without it, that of the account.' }),
    ),
  },
  {
    title: 'PostingToCheck',
    additionalProperties: false,
    examples: [
      { researchGroupId: example.researchGroupId, title: example.title, descriptionEn: '<p>A young team.</p>' },
    ],
  },
)

export const TranslationWish = Type.Object(
  {
    from: Type.Enum([...languages]),
    to: Type.Enum([...languages]),
    version: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { title: 'TranslationWish', additionalProperties: false, examples: [{ from: 'en', to: 'de' }] },
)
