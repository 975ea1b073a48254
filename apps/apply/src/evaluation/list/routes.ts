import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { callerOf } from '../../front-door/authenticate.ts'
import { tagged } from '../../front-door/versions.ts'
import { evaluator, ofApplication, ownGroups, tags } from '../access.ts'
import { EvaluationDetail } from '../detail/detail.view.ts'
import { readDetail } from '../detail/read.ts'
import { findJobCounts } from './job-counts.store.ts'
import { JobsWithCounts } from './job-counts.view.ts'
import { listEvaluated } from './list.ts'
import { EvaluatedList, EvaluatedQuery, Wanted } from './list.view.ts'

export const listRoutes = (app: Server, { database }: Context): void => {
  app.get(
    '/api/evaluation/applications',
    {
      config: { access: ownGroups },
      schema: {
        operationId: 'listEvaluatedApplications',
        summary: 'The applications of my groups',
        description: 'Where a group asks for independent ratings, nothing here depends on ratings you may not see.',
        tags,
        querystring: EvaluatedQuery,
        response: { 200: EvaluatedList },
      },
    },
    async (request, reply) => {
      const page = await listEvaluated(database.query, callerOf(request), request.query)
      return reply.header('cache-control', 'private, no-store').send(page)
    },
  )
  app.get(
    '/api/evaluation/applications/:applicationId',
    {
      config: { access: { ...evaluator, param: { from: 'query.researchGroupId', optional: true } } },
      schema: {
        operationId: 'getEvaluatedApplication',
        summary: 'An application with all that is known about it',
        description: 'With the filters and the order of a list, previousId and nextId are its neighbours there.',
        tags,
        params: ofApplication,
        querystring: Type.Object(Wanted, { additionalProperties: false }),
        response: { 200: EvaluationDetail },
      },
    },
    async (request, reply) => {
      const { applicationId } = request.params
      const detail = await readDetail(database.query, callerOf(request), applicationId, request.query)
      return tagged(reply, detail.version).send(detail)
    },
  )
  app.get(
    '/api/evaluation/job-names',
    {
      config: { access: { class: 'ProfessorOrEmployee', object: 'the caller’s groups' } },
      schema: {
        operationId: 'listJobNames',
        summary: 'The jobs of my groups with the number of their applications',
        tags,
        response: { 200: JobsWithCounts },
      },
    },
    async (request, reply) => {
      const jobs = await findJobCounts(database.query, callerOf(request))
      return reply
        .header('cache-control', 'private, no-store')
        .send(jobs.map(job => ({ ...job, counts: { ...job.counts } })))
    },
  )
}
