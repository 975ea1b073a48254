import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import { mergeSort, recursion, sorting } from '../competencies/examples.ts'
import { CoursePath } from '../competencies/requests.ts'
import { operation } from '../front-door/operation.ts'
import type { Answers } from './answering/of-course.ts'
import { RelationType } from './relation-type.ts'

const Query = Type.Object({
  explain: Type.Optional(Type.Boolean({ description: '`true` adds `score` and `evidence` to each relation.' })),
})
const Evidence = Type.Object(
  {
    signals: Type.Array(
      Type.Object(
        {
          signal: Type.String(),
          value: Type.Number({ description: 'What was measured.' }),
          weight: Type.Number({ description: 'What it adds to the log odds of the relation.' }),
        },
        { title: 'RelationSignal' },
      ),
      { description: 'What speaks for the relation or against it, strongest first.' },
    ),
    reasons: Type.Array(Type.String(), { description: 'The signals that the sentence mentions.' }),
    direction: Type.Number({ description: 'How sure the direction is, ½ … 1; 1 for MATCHES, which has none.' }),
    sentence: Type.String(),
    accepted: Type.Optional(Type.Boolean({ description: 'Whether a person accepted it.' })),
  },
  { title: 'Evidence' },
)
const Answer = Type.Object(
  {
    relations: Type.Array(
      Type.Object(
        {
          tail_id: Type.Integer({ format: 'int64', description: 'The source competency.' }),
          head_id: Type.Integer({ format: 'int64', description: 'The target competency.' }),
          relation_type: RelationType,
          score: Type.Optional(Type.Number()),
          evidence: Type.Optional(Evidence),
        },
        { title: 'Relation' },
      ),
    ),
  },
  {
    title: 'CompetencyRelationSuggestionResponse',
    description: 'The edges from tails to heads, surest first, at most one a pair and never in a circle',
    examples: [
      {
        relations: [
          { tail_id: mergeSort.id, head_id: sorting.id, relation_type: 'EXTENDS' },
          { tail_id: recursion.id, head_id: mergeSort.id, relation_type: 'REQUIRES' },
          { tail_id: recursion.id, head_id: sorting.id, relation_type: 'REQUIRES' },
        ],
      },
    ],
  },
)

const suggesting = operation(
  {
    tag: 'competency',
    operationId: 'suggestRelations',
    summary: 'Suggest relations between the competencies of a course, surest first',
    isEmbedding: true,
  },
  { params: CoursePath, querystring: Query },
  Answer,
  'Relation generation failed',
  { 404: 'No competencies found for course 7' },
)

export const relationRoutes = (app: Server, { relations }: Pick<Answers, 'relations'>): void => {
  app.get('/competency/relations/suggest/:course_id', suggesting, async ({ params, query }, reply) => {
    const answer = await relations(params.course_id, query.explain ?? false)
    return reply.header('content-type', 'application/json; charset=utf-8').send(answer)
  })
}
