import { type Static, Type } from 'typebox'
import { orNull } from '../schema-parts.ts'
import { Assessment } from './assessment.ts'

/** What a referee sends: as JSON, or as a form with the letter as a file and the assessment as JSON. */
export const Answer = Type.Object(
  {
    assessment: Type.Optional(orNull(Assessment)),
    letter: Type.Optional(Type.Null({ description: 'Takes the letter away that was uploaded before.' })),
  },
  {
    title: 'RefereeAnswer',
    additionalProperties: false,
    examples: [{ assessment: { recommendation: 'STRONGLY', comments: 'One of the best of her year.' } }],
  },
)
export type Answer = Static<typeof Answer>

/** The same for the API description: client generators have no type for a field that is always null. */
export const DescribedAnswer = {
  ...Answer,
  properties: {
    ...Answer.properties,
    letter: { ...Answer.properties.letter, type: ['string', 'null'], not: { type: 'string' } },
  },
}

export const AnswerForm = Type.Object(
  {
    assessment: Type.Optional(Type.String({ description: 'The assessment as JSON.' })),
    letter: Type.Optional(
      Type.Unsafe<string>({ type: 'string', format: 'binary', description: 'A PDF, at most 25 MiB.' }),
    ),
  },
  { title: 'RefereeForm', additionalProperties: false },
)
