import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { listQuery } from '../lists/list-query.ts'
import { PageOf } from '../lists/page-of.ts'
import { findGroup, findPerson } from '../people/find.ts'
import { problem } from '../problems.ts'
import { uuid } from '../schema-parts.ts'
import { HistoryEntry, historyOrder, OldVersion, readHistory, readVersion } from './history.ts'
import { JobSummary } from './job.view.ts'
import { JobListQuery, listJobs } from './list.ts'

const tags = ['jobs']
const querystring = Type.Object(JobListQuery, { additionalProperties: false })
const response = { 200: PageOf(JobSummary) }
const staff: Access = { class: 'ProfessorOrEmployeeOrAdmin', object: 'member of the job’s group, or ADMIN' }

/** Jobs in any state for those who work on them, and what was done to each. */
export const jobListRoutes = (app: Server, context: Context): void => {
  const { query: db } = context.database
  app.get(
    '/api/research-groups/:researchGroupId/jobs',
    {
      config: { access: { class: 'ProfessorOrEmployeeOrAdmin', param: { from: 'params.researchGroupId' } } },
      schema: {
        operationId: 'listJobs',
        summary: 'The jobs of a group',
        tags,
        params: Type.Object({ researchGroupId: uuid }),
        querystring,
        response,
      },
    },
    async request => {
      const { params, query } = request
      if (!(await findGroup(context, params.researchGroupId))) throw problem('NOT_FOUND')
      return await listJobs(db, callerOf(request), params, query)
    },
  )
  app.get(
    '/api/professors/:professorId/jobs',
    {
      config: {
        access: {
          class: 'ProfessorOrEmployeeOrAdmin',
          param: { target: 'PROFESSOR_ID', from: 'params.professorId' },
          object: 'only jobs of groups in which the caller is a member; all for ADMIN',
        },
      },
      schema: {
        operationId: 'listProfessorJobs',
        summary: 'The jobs that a professor supervises',
        tags,
        params: Type.Object({ professorId: uuid }),
        querystring,
        response,
      },
    },
    async request => {
      const { params, query } = request
      if (!(await findPerson(context, params.professorId))) throw problem('NOT_FOUND')
      return await listJobs(db, callerOf(request), params, query)
    },
  )
  app.get(
    '/api/admin/jobs',
    {
      config: { access: { class: 'Admin' } },
      schema: {
        operationId: 'listAllJobs',
        summary: 'The jobs of all groups',
        tags,
        querystring: Type.Object(
          { ...JobListQuery, researchGroupId: Type.Optional(uuid) },
          { additionalProperties: false },
        ),
        response,
      },
    },
    async request => {
      const { researchGroupId, ...asked } = request.query
      return await listJobs(db, callerOf(request), researchGroupId === undefined ? {} : { researchGroupId }, asked)
    },
  )
  app.get(
    '/api/jobs/:jobId/history',
    {
      config: { access: staff },
      schema: {
        operationId: 'listJobHistory',
        summary: 'What was done to a job, by whom and when',
        tags,
        params: Type.Object({ jobId: uuid }),
        querystring: Type.Object(listQuery(historyOrder), { additionalProperties: false }),
        response: { 200: PageOf(HistoryEntry) },
      },
    },
    async request => readHistory(db, callerOf(request), request.params.jobId, request.query),
  )
  app.get(
    '/api/jobs/:jobId/history/:version',
    {
      config: { access: staff },
      schema: {
        operationId: 'getJobVersion',
        summary: 'A job as it stood in an old version',
        tags,
        params: Type.Object({ jobId: uuid, version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
        response: { 200: OldVersion },
      },
    },
    async request => readVersion(db, callerOf(request), request.params.jobId, request.params.version),
  )
}
