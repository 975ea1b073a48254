import { type Server, untilGone } from '@kolleg/front'
import { CoursePath } from '../competencies/requests.ts'
import type { Context } from '../context.ts'
import { empty, operation } from '../front-door/operation.ts'
import { mapToCatalogue } from './map.ts'
import { Mapping, MappingQuery, SaveCatalogueRequest } from './requests.ts'
import { saveCatalogue } from './save.ts'

const tag = 'catalogue'

const saving = operation(
  { tag, operationId: 'saveCatalogue', summary: 'Save competencies under what their catalogue calls them' },
  { body: SaveCatalogueRequest },
  empty('Saved, and durable'),
  'Save failed',
  { 400: 'Invalid input: identifier cannot be empty' },
)
const mapping = operation(
  {
    tag,
    operationId: 'mapCourse',
    summary: 'Name for each competency of a course the most similar ones of a catalogue',
    isEmbedding: true,
  },
  { params: CoursePath, querystring: MappingQuery },
  Mapping,
  'Mapping failed',
  { 404: 'No competencies found for course 7' },
)

export const catalogueRoutes = (app: Server, context: Context): void => {
  app.post('/catalogue/save', saving, async ({ body }, reply) => {
    await saveCatalogue(context, body, untilGone(reply))
    return {}
  })
  app.get('/course/:course_id/mapping', mapping, async ({ params, query }, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(await mapToCatalogue(context, params.course_id, query.catalogue, untilGone(reply))),
  )
}
