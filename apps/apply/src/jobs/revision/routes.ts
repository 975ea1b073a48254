import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { type Static, Type } from 'typebox'
import type { Context } from '../../context.ts'
import { callerOf } from '../../front-door/authenticate.ts'
import { withAllFaults } from '../../front-door/form-faults.ts'
import { inTransactionAs } from '../../front-door/in-transaction-as.ts'
import { expectedOf, IfMatch, tagged } from '../../front-door/versions.ts'
import { uuid } from '../../schema-parts.ts'
import { readJob } from '../get.ts'
import { JobView, jobView } from '../job.view.ts'
import { discardChanges } from './discard.ts'
import { publishChanges } from './publish.ts'
import { readChanges } from './read.ts'
import { ChangesForm, ChangesSeen } from './revision.body.ts'
import { findRevision } from './revision.store.ts'
import { JobChanges } from './revision.view.ts'
import { changesFaults, contentIn, saveChanges } from './save.ts'

const tags = ['jobs']
const access: Access = { class: 'ProfessorOrEmployeeOrAdmin', object: 'member of the job’s group, or ADMIN' }
const params = Type.Object({ jobId: uuid })

/** Pending changes of a published job, which only its group can see. */
export const revisionRoutes = (app: Server, context: Context): void => {
  const { query: db } = context.database
  app.get(
    '/api/jobs/:jobId/revision',
    {
      config: { access },
      schema: {
        operationId: 'getJobChanges',
        summary: 'What a job would say once its pending changes are published',
        tags,
        params,
        response: { 200: JobChanges },
      },
    },
    async (request, reply) => {
      const changes = await readChanges(db, callerOf(request), request.params.jobId)
      return tagged(reply, changes.version).send(changes)
    },
  )
  app.put(
    '/api/jobs/:jobId/revision',
    {
      ...withAllFaults<Static<typeof ChangesForm>, Static<typeof params>>(async (body, request) => {
        const job = await readJob(db, callerOf(request), request.params.jobId)
        const revision = await findRevision(db, job)
        return await changesFaults(db, job, revision, await contentIn(db, job, revision, body))
      }),
      config: { access, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'saveJobChanges',
        summary: 'Keep changes of a published job without publishing them',
        description:
          'They may be unfinished. A field that is left out becomes empty. Changes equal to the job are not kept.',
        tags,
        params,
        headers: Type.Object(IfMatch),
        body: ChangesForm,
        response: { 200: JobChanges },
      },
    },
    async (request, reply) => {
      const { params: path, body } = request
      const changes = await inTransactionAs(context, request, (tx, caller) =>
        saveChanges(tx, caller, path.jobId, body, expectedOf(request)),
      )
      return tagged(reply, changes.version).send(changes)
    },
  )
  app.delete(
    '/api/jobs/:jobId/revision',
    {
      config: { access, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'discardJobChanges',
        summary: 'Discard the pending changes of a job',
        tags,
        params,
        headers: Type.Object(IfMatch),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await inTransactionAs(context, request, (tx, caller) =>
        discardChanges(tx, caller, request.params.jobId, expectedOf(request)),
      )
      return reply.code(204).send(null)
    },
  )
  app.post(
    '/api/jobs/:jobId/revision/publish',
    {
      config: {
        access,
        grace: () => ({ kind: 'PUBLISH_JOB_CHANGES', time: 'short' }),
        problems: ['STATE_CONFLICT', 'VERSION_CONFLICT'],
      },
      schema: {
        operationId: 'publishJobChanges',
        summary: 'Publish the pending changes of a job',
        description: 'Refused unless the changes and the job are still those that the caller has seen.',
        tags,
        params,
        body: ChangesSeen,
        response: { 200: JobView },
      },
    },
    async (request, reply) => {
      const job = await inTransactionAs(context, request, (tx, caller) =>
        publishChanges(tx, caller, request.params.jobId, request.body),
      )
      return tagged(reply, job.version).send(jobView(callerOf(request), job))
    },
  )
}
