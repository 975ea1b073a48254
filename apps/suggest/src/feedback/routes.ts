import type { Server } from '@kolleg/front'
import type { Context } from '../context.ts'
import { empty, operation } from '../front-door/operation.ts'
import type { Answers } from '../relations/answering/of-course.ts'
import { giveFeedback } from './give.ts'
import { listFeedback } from './list.ts'
import { CourseQuery, FeedbackList, FeedbackRequest, NextQuestion, QuestionQuery } from './requests.ts'

const tag = 'feedback'

const giving = operation(
  {
    tag,
    operationId: 'giveFeedback',
    summary: 'Accept or reject a relation, an exercise’s link or a suggestion, or take that back',
  },
  { body: FeedbackRequest },
  empty('Kept, or taken back'),
  'Keeping the feedback failed',
  {
    400: 'Invalid input: a relation is between two different competencies',
    404: 'Not found in course 7: competency 1 and competency 2',
  },
)
const listing = operation(
  { tag, operationId: 'listFeedback', summary: 'List what was said of a course and not taken back' },
  { querystring: CourseQuery },
  FeedbackList,
  'Listing failed',
)

const asking = operation(
  { tag, operationId: 'nextQuestion', summary: 'Name the relation to ask a person about next', isEmbedding: true },
  { querystring: QuestionQuery },
  NextQuestion,
  'Finding the next question failed',
  { 404: 'No competencies found for course 7' },
)

export const feedbackRoutes = (
  app: Server,
  context: Context,
  { nextQuestion }: Pick<Answers, 'nextQuestion'>,
): void => {
  app.post('/feedback', giving, async ({ body }) => {
    await giveFeedback(context, body)
    return {}
  })
  app.get('/feedback', listing, async ({ query }) => listFeedback(context, query.course_id))
  app.get('/feedback/next', asking, async ({ query }, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(await nextQuestion(query.course_id, query.limit)),
  )
}
