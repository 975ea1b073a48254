import { type Static, Type } from 'typebox'
import { Version } from '../front-door/versions.ts'
import { orNull } from '../schema-parts.ts'

const longestHtml = 10_000
const Html = (about: string) =>
  Type.Optional(Type.String({ maxLength: longestHtml, description: `${about}; HTML, cleaned when it is written.` }))

/** What an applicant writes; omitted fields stay as they are. */
export const ApplicationChanges = Type.Object(
  {
    motivation: Html('Why this position'),
    skills: Html('What the applicant can do'),
    experience: Html('What the applicant has done'),
    desiredStart: Type.Optional(orNull(Type.String({ format: 'date' }))),
    answers: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
        description: 'The answers to the questions of the job, by questionId; replaces all of them.',
        maxProperties: 20,
      }),
    ),
    consents: Type.Optional(
      Type.Object(
        {
          dataProcessing: Type.Optional(Type.Boolean()),
          waiveLetterAccess: Type.Optional(
            Type.Boolean({ description: 'Letters of referees are confidential unless this is false when it is sent.' }),
          ),
        },
        { title: 'ConsentChanges', additionalProperties: false },
      ),
    ),
    version: Version,
  },
  {
    title: 'ApplicationChanges',
    additionalProperties: false,
    examples: [{ motivation: '<p>Your work on explainable systems …</p>', desiredStart: '2027-04-01' }],
  },
)
export type ApplicationChanges = Static<typeof ApplicationChanges>
