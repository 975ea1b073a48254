import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import { mergeSort, recursion, sorting } from '../competencies/examples.ts'
import { CoursePath } from '../competencies/requests.ts'
import { isOn } from '../front-door/flag.ts'
import { operation } from '../front-door/operation.ts'
import type { Answers } from './answering/of-course.ts'

const Query = Type.Object({
  explain: Type.Optional(Type.String({ description: '`true` adds `score` and `evidence` to each relation.' })),
})
const Answer = Type.Object(
  {
    relations: Type.Array(
      Type.Object(
        {
          tail_id: Type.Integer({ format: 'int64', description: 'The source competency.' }),
          head_id: Type.Integer({ format: 'int64', description: 'The target competency.' }),
          relation_type: Type.Enum(['REQUIRES', 'EXTENDS', 'MATCHES'], {
            description:
              'REQUIRES: the tail is a prerequisite for the head. EXTENDS: the tail builds upon the head. ' +
              'MATCHES: both are similar or equivalent.',
          }),
          score: Type.Optional(Type.Number()),
          evidence: Type.Optional(Type.Object({}, { title: 'Evidence', additionalProperties: true })),
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
  },
  { params: CoursePath, querystring: Query },
  Answer,
  'Relation generation failed',
  { 404: 'No competencies found for course 7' },
)

export const relationRoutes = (app: Server, { relations }: Pick<Answers, 'relations'>): void => {
  app.get('/competency/relations/suggest/:course_id', suggesting, async ({ params, query }, reply) => {
    const answer = await relations(params.course_id, isOn(query.explain))
    return reply.header('content-type', 'application/json; charset=utf-8').send(answer)
  })
}
