import { type Static, Type } from 'typebox'
import { Version } from '../front-door/versions.ts'
import { groupTypes } from '../letters/kinds/group-types.ts'
import { languages } from '../text/language.ts'
import { begunLine } from '../text/line-patterns.ts'

const example = {
  type: 'INTERVIEW_BOOKED',
  language: 'en',
  subject: 'See you soon: {{job.title}}',
  body: '<p>Dear {{applicant.firstName}},</p><p>we meet on <strong>{{interview.when}}</strong>: {{interview.place}}</p>',
}

const words = {
  subject: Type.String({ minLength: 1, maxLength: 200, pattern: begunLine }),
  body: Type.String({
    minLength: 1,
    maxLength: 20_000,
    description: 'Simple HTML with placeholders like {{applicant.firstName}}; unsafe parts are left out.',
  }),
}
const kind = { type: Type.Enum([...groupTypes]), language: Type.Enum([...languages]) }

export const NewTemplate = Type.Object(
  { ...kind, ...words },
  { title: 'NewEmailTemplate', additionalProperties: false, examples: [example] },
)
export const TemplateChanges = Type.Object(
  { ...words, version: Version },
  {
    title: 'EmailTemplateChanges',
    additionalProperties: false,
    examples: [{ subject: example.subject, body: example.body, version: 1 }],
  },
)
export const TemplatePreview = Type.Object(
  { ...kind, subject: Type.Optional(words.subject), body: Type.Optional(words.body) },
  { title: 'EmailTemplatePreview', additionalProperties: false, examples: [example] },
)

export type NewTemplate = Static<typeof NewTemplate>
