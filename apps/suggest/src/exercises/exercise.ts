import { Type } from 'typebox'
import { Integer, limits } from '../front-door/limits.ts'

/** An exercise as clients send it. Without `competencies` the stored associations stay; an empty list clears them. */
export const ExerciseInput = Type.Object(
  {
    id: Integer('Names the exercise in the whole service.'),
    title: Type.String({ maxLength: limits.titleCharacters }),
    description: Type.Optional(Type.Union([Type.String({ maxLength: limits.descriptionCharacters }), Type.Null()])),
    competencies: Type.Optional(
      Type.Union([Type.Array(Integer('A competency id.'), { maxItems: limits.competenciesInSave }), Type.Null()], {
        description: 'Ids of competencies it trains; one that does not exist yet counts once it does.',
      }),
    ),
    course_id: Integer('The course it belongs to.'),
  },
  { title: 'Exercise' },
)
export type ExerciseInput = Type.Static<typeof ExerciseInput>
