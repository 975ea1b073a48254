import type { Server } from '@kolleg/front'
import { CoursePath } from '../competencies/requests.ts'
import { operation } from '../front-door/operation.ts'
import type { Answers } from '../relations/answering/of-course.ts'
import { CourseHealth, HealthQuery } from './requests.ts'

const examining = operation(
  {
    tag: 'course',
    operationId: 'examineCourse',
    summary: 'Name what should be looked at in a course, and what to do',
    isEmbedding: true,
  },
  { params: CoursePath, querystring: HealthQuery },
  CourseHealth,
  'Examining the course failed',
  { 404: 'No competencies found for course 7' },
)

export const courseHealthRoutes = (app: Server, { health }: Pick<Answers, 'health'>): void => {
  app.get('/course/:course_id/health', examining, async ({ params, query }, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(await health(params.course_id, query.titles ?? false)),
  )
}
