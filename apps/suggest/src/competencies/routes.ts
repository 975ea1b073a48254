import { type Server, untilGone } from '@kolleg/front'
import type { Context } from '../context.ts'
import { Refused } from '../front-door/fault.ts'
import { empty, operation } from '../front-door/operation.ts'
import { deleteRecords } from './delete.ts'
import { listCompetencies, listCourses } from './list.ts'
import { mapToCompetency, mapToExercise } from './map.ts'
import { nameCourse } from './name-course.ts'
import {
  CompetenciesQuery,
  CourseCompetencies,
  CourseList,
  CoursePath,
  CoursesQuery,
  MapToCompetency,
  MapToExercise,
  NameCourse,
  SaveRequest,
  SuggestAnswer,
  SuggestQuery,
  SuggestRequest,
} from './requests.ts'
import { save } from './save.ts'
import { suggest } from './suggest.ts'

const tag = 'competency'

const suggesting = operation(
  {
    tag,
    operationId: 'suggestCompetencies',
    summary: 'Suggest competencies of a course that are similar to a text, most similar first',
    isReading: true,
  },
  { body: SuggestRequest, querystring: SuggestQuery },
  SuggestAnswer,
  'Suggestion generation failed',
  { 400: 'Invalid input: description cannot be empty' },
)
const saving = operation(
  { tag, operationId: 'saveCompetencies', summary: 'Save or delete competencies and an exercise, all or nothing' },
  { body: SaveRequest },
  empty('Saved or deleted, and durable'),
  'Save failed',
  { 400: 'Invalid input: At least one competency or exercise must be provided' },
)
const mapped = empty('Mapped, now or before')
const mappingExercise = operation(
  { tag, operationId: 'mapCompetencyToExercise', summary: 'Say that an exercise trains a competency' },
  { body: MapToExercise },
  mapped,
  'Mapping failed',
  { 400: 'Invalid input: exercise 9 and competency 2 do not exist' },
)
const mappingCompetency = operation(
  { tag, operationId: 'mapCompetencyToCompetency', summary: 'Say that two competencies belong together' },
  { body: MapToCompetency },
  mapped,
  'Mapping failed',
  { 400: 'Invalid input: competency 1 and competency 2 do not exist' },
)
const listingCourses = operation(
  { tag: 'course', operationId: 'listCourses', summary: 'List the courses that hold competencies' },
  { querystring: CoursesQuery },
  CourseList,
  'Listing failed',
)
const listing = operation(
  { tag: 'course', operationId: 'listCompetencies', summary: 'List the stored competencies of a course' },
  { params: CoursePath, querystring: CompetenciesQuery },
  CourseCompetencies,
  'Listing failed',
)

const naming = operation(
  { tag: 'course', operationId: 'nameCourse', summary: 'Give a course a title' },
  { body: NameCourse },
  empty('Named'),
  'Naming the course failed',
  { 404: 'No competencies found for course 7' },
)

export const competencyRoutes = (app: Server, context: Context): void => {
  app.post('/competency/suggest', suggesting, async ({ body, query }, reply) => {
    const answer = await suggest(context, body, query.scores ?? false)
    return reply.header('content-type', 'application/json; charset=utf-8').send(answer)
  })
  app.post('/competency/save', saving, async ({ body }, reply) => {
    const { operation_type, exercise = null } = body
    const competencies = body.competencies ?? []
    if (competencies.length === 0 && exercise === null)
      throw new Refused(400, 'Invalid input: At least one competency or exercise must be provided')
    if (operation_type === 'UPDATE') await save(context, { competencies, exercise }, untilGone(reply))
    else await deleteRecords(context, { competencies, exercises: exercise ? [exercise] : [] })
    return {}
  })
  app.post('/competency/map-competency-to-exercise', mappingExercise, async ({ body }) => {
    await mapToExercise(context, body.competency_id, body.exercise_id)
    return {}
  })
  app.post('/competency/map-competency-to-competency', mappingCompetency, async ({ body }) => {
    await mapToCompetency(context, body.source_competency_id, body.target_competency_id)
    return {}
  })
  app.get('/course', listingCourses, async ({ query }) => ({
    courses: await listCourses(context, query.titles ?? false),
  }))
  app.post('/course/title', naming, async ({ body }) => {
    await nameCourse(context, body.course_id, body.title)
    return {}
  })
  app.get('/course/:course_id/competencies', listing, async ({ params, query }, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(await listCompetencies(context, params.course_id, query.identifiers ?? false)),
  )
}
