import { Type } from 'typebox'
import { mergeSort, recursion, sorting } from '../competencies/examples.ts'
import { Integer, limits } from '../front-door/limits.ts'
import { RelationType } from '../relations/relation-type.ts'

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]))

const course_id = Integer('The course that the feedback is about; it applies to that course only.', 7)

export const FeedbackRequest = Type.Object(
  {
    kind: Type.Enum(['RELATION', 'EXERCISE_LINK', 'SUGGESTION'], {
      title: 'FeedbackKind',
      description:
        'RELATION needs tail_id, head_id and relation_type. EXERCISE_LINK needs exercise_id and competency_id. ' +
        'SUGGESTION needs text, for which a competency was suggested, and competency_id.',
    }),
    verdict: Type.Enum(['ACCEPT', 'REJECT', 'WITHDRAW'], {
      title: 'FeedbackVerdict',
      description: 'The last one counts; WITHDRAW takes back what was said before.',
    }),
    course_id,
    tail_id: orNull(Integer('The competency learnt first if the type is REQUIRES, later if it is EXTENDS.')),
    head_id: orNull(Integer('The competency learnt later if the type is REQUIRES, first if it is EXTENDS.')),
    relation_type: orNull(RelationType),
    exercise_id: orNull(Integer('An exercise of the course.')),
    competency_id: orNull(Integer('A competency of the course.')),
    text: orNull(Type.String({ maxLength: limits.descriptionCharacters })),
  },
  {
    title: 'FeedbackRequest',
    examples: [
      {
        kind: 'RELATION',
        verdict: 'REJECT',
        course_id: 7,
        tail_id: sorting.id,
        head_id: recursion.id,
        relation_type: 'REQUIRES',
      },
    ],
  },
)
export type FeedbackRequest = Type.Static<typeof FeedbackRequest>

export const CourseQuery = Type.Object({ course_id: Integer('The course.', 7) })
export const QuestionQuery = Type.Object({
  course_id: Integer('The course.', 7),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      description: 'Adds `questions`: up to so many, most helpful first, so that a person can skip the first.',
    }),
  ),
})

const Id = Type.Integer({ format: 'int64' })
const Verdict = Type.Enum(['ACCEPT', 'REJECT'], { title: 'KeptVerdict' })
const said = { verdict: Verdict, course_id: Id }

export const FeedbackList = Type.Object(
  {
    relations: Type.Array(
      Type.Object({ ...said, tail_id: Id, head_id: Id, relation_type: RelationType }, { title: 'RelationFeedback' }),
    ),
    exercise_links: Type.Array(
      Type.Object({ ...said, exercise_id: Id, competency_id: Id }, { title: 'ExerciseLinkFeedback' }),
    ),
    suggestions: Type.Array(
      Type.Object(
        {
          ...said,
          text_hash: Type.String({ description: 'SHA-256 of the text as it is embedded.' }),
          competency_id: Id,
        },
        { title: 'SuggestionFeedback' },
      ),
    ),
  },
  {
    title: 'FeedbackList',
    description: 'All feedback on the course that was not withdrawn; empty for an unknown course',
    examples: [
      {
        relations: [
          { verdict: 'REJECT', course_id: 7, tail_id: sorting.id, head_id: recursion.id, relation_type: 'REQUIRES' },
        ],
        exercise_links: [],
        suggestions: [],
      },
    ],
  },
)
const Question = Type.Object(
  {
    tail_id: Id,
    head_id: Id,
    relation_type: Type.Enum(['REQUIRES']),
    score: Type.Number({ description: 'How sure the service is without feedback, 0 … 1.' }),
    touched: Type.Integer({ description: 'How many suggested relations touch one of the two.' }),
    sentence: Type.String(),
  },
  { title: 'Question' },
)

export const NextQuestion = Type.Object(
  {
    question: Type.Union([Question, Type.Null()]),
    questions: Type.Optional(Type.Array(Question, { description: 'With `limit`: the first and those after it.' })),
  },
  {
    title: 'NextQuestion',
    description: 'The dependency whose answer helps most; null if none is left to ask about',
    examples: [
      {
        question: {
          tail_id: sorting.id,
          head_id: mergeSort.id,
          relation_type: 'REQUIRES',
          score: 0.9521,
          touched: 4,
          sentence: 'Is “Sorting” needed for “Merge sort”?',
        },
      },
    ],
  },
)

export type NextQuestion = Type.Static<typeof NextQuestion>
export type FeedbackList = Type.Static<typeof FeedbackList>
