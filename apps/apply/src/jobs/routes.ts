import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { type Static, Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { withAllFaults } from '../front-door/form-faults.ts'
import { IdempotencyKey, idempotent } from '../front-door/idempotent.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { etagOf, expectedOf, IfMatch, tagged, Version } from '../front-door/versions.ts'
import { uuid } from '../schema-parts.ts'
import { faultsIn } from './check-content.ts'
import type { JobBody } from './content.ts'
import { contentOf } from './content.ts'
import { lacking } from './content-faults.ts'
import { createJob } from './create.ts'
import { deleteJob } from './delete.ts'
import { duplicateJob } from './duplicate.ts'
import { editJob } from './edit.ts'
import { readJob } from './get.ts'
import { EditedJob, NewJob } from './job.body.ts'
import { type Job, jobStates } from './job.ts'
import { JobView, jobView } from './job.view.ts'
import { knownQuestions } from './known-questions.ts'
import { jobListRoutes } from './list.routes.ts'
import { publicJobRoutes } from './public/routes.ts'
import { revisionRoutes } from './revision/routes.ts'
import { stateGrace } from './state-grace.ts'
import { stopOrResume } from './stop.ts'
import { changeState } from './take-step.ts'

const tags = ['jobs']
const staff: Access = { class: 'ProfessorOrEmployeeOrAdmin', object: 'member of the job’s group, or ADMIN' }
const ofGroup: Access = { class: 'ProfessorOrEmployeeOrAdmin', param: { from: 'params.researchGroupId' } }
const JobId = Type.Object({ jobId: uuid })
const GroupId = Type.Object({ researchGroupId: uuid })
const StateChange = Type.Object(
  { state: Type.Enum([...jobStates]), version: Version },
  { title: 'JobStateChange', additionalProperties: false, examples: [{ state: 'PUBLISHED' }] },
)

const created = ({ jobId, version }: Job) => ({
  status: 201,
  headers: { location: `/api/jobs/${jobId}/details`, etag: etagOf(version) },
})

/** Finding jobs, then writing them and reading them in any state. */
export const jobRoutes = (app: Server, context: Context): void => {
  publicJobRoutes(app, context)
  jobListRoutes(app, context)
  revisionRoutes(app, context)
  const { database } = context
  app.post(
    '/api/research-groups/:researchGroupId/jobs',
    {
      ...withAllFaults<JobBody, Static<typeof GroupId>>((body, { params }) =>
        faultsIn(database.query, params.researchGroupId, contentOf(body)),
      ),
      config: { access: ofGroup },
      schema: {
        operationId: 'createJob',
        summary: 'Write a job',
        description: 'Only the title is required; the job is a DRAFT until it is published.',
        tags,
        params: GroupId,
        headers: Type.Object(IdempotencyKey),
        body: NewJob,
        response: { 201: JobView },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const caller = callerOf(request)
        const job = await createJob(tx, caller, request.params.researchGroupId, request.body)
        return { ...created(job), body: jobView(caller, job) }
      }),
  )
  app.get(
    '/api/jobs/:jobId/details',
    {
      config: { access: staff },
      schema: {
        operationId: 'getJob',
        summary: 'Read a job in any state',
        tags,
        params: JobId,
        response: { 200: JobView },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const job = await readJob(database.query, caller, request.params.jobId)
      return tagged(reply, job.version).send(jobView(caller, job))
    },
  )
  app.put(
    '/api/jobs/:jobId',
    {
      ...withAllFaults<JobBody, Static<typeof JobId>>(async (body, request) => {
        const job = await readJob(database.query, callerOf(request), request.params.jobId)
        const content = contentOf(body, await knownQuestions(database.query, job, body))
        const unfit = job.state === 'PUBLISHED' ? lacking(content) : []
        return [...(await faultsIn(database.query, job.researchGroupId, content, job)), ...unfit]
      }),
      config: { access: staff, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'replaceJob',
        summary: 'Replace what a job says',
        description: 'What is left out becomes empty. Every version is kept in the history.',
        tags,
        params: JobId,
        headers: Type.Object(IfMatch),
        body: EditedJob,
        response: { 200: JobView },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const job = await inTransactionAs(context, request, (tx, caller) =>
        editJob(tx, caller, params.jobId, body, expectedOf(request)),
      )
      return tagged(reply, job.version).send(jobView(callerOf(request), job))
    },
  )
  app.delete(
    '/api/jobs/:jobId',
    {
      config: { access: staff, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'deleteJob',
        summary: 'Delete a draft that nobody applied to',
        tags,
        params: JobId,
        headers: Type.Object(IfMatch),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await inTransactionAs(context, request, (tx, caller) =>
        deleteJob(tx, context, caller, request.params.jobId, expectedOf(request)),
      )
      return reply.code(204).send(null)
    },
  )
  app.put(
    '/api/jobs/:jobId/state',
    {
      config: { access: staff, grace: stateGrace, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'changeJobState',
        summary: 'Publish, unpublish, close or fill a job',
        tags,
        params: JobId,
        headers: Type.Object(IfMatch),
        body: StateChange,
        response: { 200: JobView },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const job = await inTransactionAs(context, request, (tx, caller) =>
        changeState(tx, context, caller, params.jobId, body.state, expectedOf(request)),
      )
      return tagged(reply, job.version).send(jobView(callerOf(request), job))
    },
  )
  for (const [action, operationId, kind, summary] of [
    ['stop', 'stopApplications', 'STOP_APPLICATIONS', 'Take no more applications and go on with those that were sent'],
    ['resume', 'resumeApplications', 'RESUME_APPLICATIONS', 'Take applications again'],
  ] as const)
    app.post(
      `/api/jobs/:jobId/${action}`,
      {
        config: { access: staff, grace: () => ({ kind, time: 'short' }), problems: ['STATE_CONFLICT'] },
        schema: {
          operationId,
          summary,
          tags,
          params: JobId,
          headers: Type.Object(IfMatch),
          response: { 200: JobView },
        },
      },
      async (request, reply) => {
        const job = await inTransactionAs(context, request, (tx, caller) =>
          stopOrResume(tx, caller, request.params.jobId, action, expectedOf(request)),
        )
        return tagged(reply, job.version).send(jobView(callerOf(request), job))
      },
    )
  app.post(
    '/api/jobs/:jobId/duplicate',
    {
      config: { access: staff },
      schema: {
        operationId: 'duplicateJob',
        summary: 'Begin a new draft with the words of a job',
        tags,
        params: JobId,
        querystring: Type.Object(
          { withChanges: Type.Optional(Type.Boolean({ description: 'With the words of its pending changes.' })) },
          { additionalProperties: false },
        ),
        headers: Type.Object(IdempotencyKey),
        response: { 201: JobView },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const caller = callerOf(request)
        const job = await duplicateJob(tx, caller, request.params.jobId, request.query)
        return { ...created(job), body: jobView(caller, job) }
      }),
  )
}
