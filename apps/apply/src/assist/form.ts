import { type Static, Type } from 'typebox'
import { languages } from '../text/language.ts'

const uuid = Type.String({ format: 'uuid' })
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Optional(Type.Union([type, Type.Null()]))
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
    subjectArea: orNull(Code),
    researchArea: orNull(Type.String({ maxLength: 200 })),
    location: orNull(Code),
    fundingType: orNull(Code),
    salaryGrade: orNull(Code),
    startDate: orNull(Day),
    startDateByArrangement: orNull(Type.Boolean()),
    applicationDeadline: orNull(Day),
    workloadPercent: orNull(Type.Integer({ minimum: 1, maximum: 100 })),
    contractMonths: orNull(Type.Integer({ minimum: 1, maximum: 120 })),
    referenceLettersRequired: orNull(Type.Integer({ minimum: 0, maximum: 5 })),
    suitableForDisabled: orNull(Type.Boolean()),
    notes: orNull(Type.String({ maxLength: 4_000, description: 'What should be said, in any words; a line each.' })),
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
    title: orNull(Type.String({ maxLength: 200 })),
    descriptionEn: orNull(Html),
    descriptionDe: orNull(Html),
    applicationDeadline: orNull(Day),
    salaryGrade: orNull(Code),
    contractMonths: orNull(Type.Integer({ minimum: 1, maximum: 120 })),
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
