import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { IdempotencyKey, idempotent } from '../front-door/idempotent.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { sendWithEtag } from '../front-door/send-with-etag.ts'
import { etagOf, expectedOf, IfMatch, tagged } from '../front-door/versions.ts'
import { listQuery } from '../lists/list-query.ts'
import { PageOf } from '../lists/page-of.ts'
import { uuid } from '../schema-parts.ts'
import { shortGrace } from '../waiting-steps/grace.ts'
import { createSchool, editSchool, removeSchool } from './keep-schools.ts'
import { NewSchool, SchoolChanges, SchoolView } from './school.form.ts'
import { listSchools, schoolOrder } from './school.store.ts'

const kept: Access = { class: 'Admin' }
const about = { tags: ['schools'] }
const params = Type.Object({ schoolId: uuid })
const path = '/api/schools'

export const schoolRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.get(
    path,
    {
      config: { access: { public: 'forms of the public site' } },
      schema: {
        ...about,
        operationId: 'listSchools',
        summary: 'The schools',
        querystring: Type.Object(listQuery(schoolOrder), { additionalProperties: false }),
        response: { 200: PageOf(SchoolView) },
      },
    },
    async (request, reply) => sendWithEtag(request, reply, await listSchools(database.query, request.query)),
  )
  app.post(
    path,
    {
      config: { access: kept, problems: ['ALREADY_EXISTS'] },
      schema: {
        ...about,
        operationId: 'createSchool',
        summary: 'Make a school',
        headers: Type.Object(IdempotencyKey),
        body: NewSchool,
        response: { 201: SchoolView },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const school = await createSchool(tx, callerOf(request), request.body)
        const headers = { location: `${path}/${school.schoolId}`, etag: etagOf(school.version) }
        return { status: 201, headers, body: school }
      }),
  )
  app.patch(
    `${path}/:schoolId`,
    {
      config: { access: kept, grace: shortGrace('CHANGE_SCHOOL'), problems: ['ALREADY_EXISTS'] },
      schema: {
        ...about,
        operationId: 'updateSchool',
        summary: 'Change a school',
        params,
        headers: Type.Object(IfMatch),
        body: SchoolChanges,
        response: { 200: SchoolView },
      },
    },
    async (request, reply) => {
      const { schoolId } = request.params
      const school = await inTransactionAs(context, request, (tx, caller) =>
        editSchool(tx, caller, schoolId, request.body, expectedOf(request)),
      )
      return tagged(reply, school.version).send(school)
    },
  )
  app.delete(
    `${path}/:schoolId`,
    {
      config: { access: kept, problems: ['IN_USE'] },
      schema: {
        ...about,
        operationId: 'deleteSchool',
        summary: 'Delete a school',
        params,
        headers: Type.Object(IfMatch),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { schoolId } = request.params
      await inTransactionAs(context, request, (tx, caller) => removeSchool(tx, caller, schoolId, expectedOf(request)))
      return reply.code(204).send(null)
    },
  )
}
