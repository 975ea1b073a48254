import { Type } from 'typebox'
import { Integer, limits } from '../front-door/limits.ts'

/** A competency as clients send it: a description may be missing, null or empty. */
export const CompetencyInput = Type.Object(
  {
    id: Integer('Names the competency in the whole service.'),
    title: Type.String({ maxLength: limits.titleCharacters }),
    description: Type.Optional(
      Type.Union([Type.String({ maxLength: limits.descriptionCharacters }), Type.Null()], {
        description: 'Markdown, HTML and code are understood.',
      }),
    ),
    course_id: Integer('The course it belongs to; saving it with another one moves it.'),
  },
  { title: 'CompetencyInput' },
)
export type CompetencyInput = Type.Static<typeof CompetencyInput>

/** A competency as the service returns it: always all four fields. */
export const Competency = Type.Object(
  {
    id: Type.Integer({ format: 'int64' }),
    title: Type.String(),
    description: Type.String(),
    course_id: Type.Integer({ format: 'int64' }),
  },
  { title: 'Competency' },
)
export type Competency = Type.Static<typeof Competency>
