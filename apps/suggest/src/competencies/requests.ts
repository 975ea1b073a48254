import { Type } from 'typebox'
import { ExerciseInput } from '../exercises/exercise.ts'
import { Integer, limits } from '../front-door/limits.ts'
import { Competency, CompetencyInput } from './competency.ts'
import { faster, mergeSort, recursion, sorting } from './examples.ts'

export const SuggestRequest = Type.Object(
  {
    description: Type.String({
      description: 'The desired competency in natural language, English or German.',
      maxLength: limits.descriptionCharacters,
    }),
    course_id: Integer('The course to search within.'),
  },
  { title: 'SuggestCompetencyRequest', examples: [{ description: 'Listen ordnen', course_id: 7 }] },
)

export const SuggestQuery = Type.Object({
  scores: Type.Optional(Type.Boolean({ description: '`true` adds the similarity as `score` to each competency.' })),
})

export const SuggestAnswer = Type.Object(
  {
    competencies: Type.Array(
      Type.Interface([Competency], { score: Type.Optional(Type.Number()) }, { title: 'SuggestedCompetency' }),
    ),
  },
  {
    title: 'SuggestCompetencyResponse',
    description: 'The competencies that are similar enough, most similar first; none in a course that is not known',
    examples: [{ competencies: [sorting, mergeSort] }],
  },
)

export const SaveRequest = Type.Object(
  {
    competencies: Type.Optional(
      Type.Union([Type.Array(CompetencyInput, { maxItems: limits.competenciesInSave }), Type.Null()]),
    ),
    exercise: Type.Optional(Type.Union([ExerciseInput, Type.Null()])),
    operation_type: Type.Enum(['UPDATE', 'DELETE'], { title: 'OperationType' }),
  },
  {
    title: 'SaveCompetencyRequest',
    examples: [{ competencies: [sorting, recursion, mergeSort], exercise: faster, operation_type: 'UPDATE' }],
  },
)
export type SaveRequest = Type.Static<typeof SaveRequest>

export const MapToExercise = Type.Object(
  { exercise_id: Integer('An exercise.'), competency_id: Integer('A competency.') },
  { title: 'MapCompetencyToExerciseRequest', examples: [{ exercise_id: faster.id, competency_id: recursion.id }] },
)
export const MapToCompetency = Type.Object(
  { source_competency_id: Integer('A competency.'), target_competency_id: Integer('Another competency.') },
  {
    title: 'MapCompetencyToCompetencyRequest',
    examples: [{ source_competency_id: sorting.id, target_competency_id: recursion.id }],
  },
)

export const CoursePath = Type.Object({ course_id: Integer('The course.', 7) })
export const CompetenciesQuery = Type.Object({
  identifiers: Type.Optional(
    Type.Boolean({ description: '`true` adds to each competency from a catalogue its `identifier` and `uri`.' }),
  ),
})
export const CourseList = Type.Object(
  {
    courses: Type.Array(
      Type.Object(
        {
          course_id: Type.Integer({ format: 'int64' }),
          competencies: Type.Integer(),
          title: Type.Optional(Type.String({ description: 'If asked for: its own, or its first competencies.' })),
          has_own_title: Type.Optional(Type.Boolean({ description: 'Beside `title`: whether it is its own.' })),
        },
        { title: 'Course' },
      ),
    ),
  },
  {
    title: 'CourseList',
    description: 'The courses that hold competencies, by id, each with the number of them',
    examples: [{ courses: [{ course_id: 7, competencies: 3 }] }],
  },
)
export const CoursesQuery = Type.Object({
  titles: Type.Optional(
    Type.Boolean({ description: '`true` adds to each course a `title`, and whether it is its own.' }),
  ),
})
export const NameCourse = Type.Object(
  {
    course_id: Integer('The course.'),
    title: Type.Union([Type.String({ maxLength: limits.titleCharacters }), Type.Null()], {
      description: 'What people call the course; null or blank to call it by its first competencies.',
    }),
  },
  { title: 'NameCourseRequest', examples: [{ course_id: 7, title: 'Algorithms' }] },
)
export type CourseList = Type.Static<typeof CourseList>
export const CourseCompetencies = Type.Object(
  {
    competencies: Type.Array(
      Type.Interface(
        [Competency],
        {
          identifier: Type.Optional(Type.String({ description: 'If asked for: what its catalogue calls it.' })),
          uri: Type.Optional(Type.String({ description: 'Beside `identifier`: where it is published.' })),
        },
        { title: 'StoredCompetency' },
      ),
    ),
  },
  {
    title: 'CourseCompetencies',
    description: 'The stored competencies, by id; none in a course that is not known',
    examples: [{ competencies: [sorting, recursion, mergeSort] }],
  },
)
export type CourseCompetencies = Type.Static<typeof CourseCompetencies>
