import { Type } from 'typebox'
import { Competency } from '../competencies/competency.ts'
import { mergeSort, sorting } from '../competencies/examples.ts'
import { Integer, limits } from '../front-door/limits.ts'

const defaultLimit = 10

const optionalText = (maxLength: number, description: string) =>
  Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()], { description }))

export const SuggestForExercise = Type.Object(
  {
    text: optionalText(limits.descriptionCharacters, 'The exercise as students read it, English or German.'),
    title: optionalText(limits.titleCharacters, 'Read if there is neither a text nor a description.'),
    description: optionalText(limits.descriptionCharacters, 'Read if there is no text, as of a stored exercise.'),
    course_id: Integer('The course to search within.'),
    limit: Type.Optional(
      Type.Union([Type.Integer({ minimum: 1, maximum: limits.competenciesInSave }), Type.Null()], {
        description: `The most competencies to suggest; ${defaultLimit} if it is missing.`,
      }),
    ),
  },
  {
    title: 'SuggestForExerciseRequest',
    examples: [{ text: 'Six snails race. Split the list of times, sort both halves and merge them.', course_id: 7 }],
  },
)
export type SuggestForExercise = Type.Static<typeof SuggestForExercise>
export const limitOf = ({ limit }: SuggestForExercise): number => limit ?? defaultLimit

export const SuggestedForExercise = Type.Object(
  {
    competencies: Type.Array(
      Type.Interface(
        [Competency],
        {
          strength: Type.Number({
            description: '1.0: the exercise is about it; 0.5: it also trains it; 0.3: it touches it.',
          }),
          score: Type.Number({ description: 'How well the exercise fits, −1 … 1.' }),
        },
        { title: 'TrainedCompetency' },
      ),
    ),
  },
  {
    title: 'ExerciseCompetencies',
    description: 'The competencies that the exercise seems to train, best first; none in a course that is not known',
    examples: [
      {
        competencies: [
          { ...mergeSort, strength: 1, score: 0.42 },
          { ...sorting, strength: 0.3, score: 0.25 },
        ],
      },
    ],
  },
)
