import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { type Static, Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { withAllFaults } from '../front-door/form-faults.ts'
import { IdempotencyKey, idempotent } from '../front-door/idempotent.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { sendWithEtag } from '../front-door/send-with-etag.ts'
import { etagOf, expectedOf, IfMatch, tagged } from '../front-door/versions.ts'
import { listQuery } from '../lists/list-query.ts'
import { PageOf } from '../lists/page-of.ts'
import { uuid } from '../schema-parts.ts'
import { shortGrace } from '../waiting-steps/grace.ts'
import { departmentOrder, listDepartments } from './department.store.ts'
import { createDepartment, editDepartment, faultsIn, removeDepartment } from './keep-departments.ts'
import { DepartmentChanges, DepartmentView, NewDepartment } from './school.form.ts'

const kept: Access = { class: 'Admin' }
const about = { tags: ['schools'] }
const params = Type.Object({ departmentId: uuid })
const path = '/api/departments'

export const departmentRoutes = (app: Server, context: Context): void => {
  const { database } = context
  const all = withAllFaults<Static<typeof DepartmentChanges>>(body => faultsIn(database.query, body))
  app.get(
    path,
    {
      config: { access: { public: 'forms of the public site' } },
      schema: {
        ...about,
        operationId: 'listDepartments',
        summary: 'The departments',
        querystring: Type.Object(
          { ...listQuery(departmentOrder), schoolId: Type.Optional(uuid) },
          { additionalProperties: false },
        ),
        response: { 200: PageOf(DepartmentView) },
      },
    },
    async (request, reply) => sendWithEtag(request, reply, await listDepartments(database.query, request.query)),
  )
  app.post(
    path,
    {
      ...all,
      config: { access: kept, problems: ['ALREADY_EXISTS'] },
      schema: {
        ...about,
        operationId: 'createDepartment',
        summary: 'Make a department',
        headers: Type.Object(IdempotencyKey),
        body: NewDepartment,
        response: { 201: DepartmentView },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const department = await createDepartment(tx, callerOf(request), request.body)
        const headers = { location: `${path}/${department.departmentId}`, etag: etagOf(department.version) }
        return { status: 201, headers, body: department }
      }),
  )
  app.patch(
    `${path}/:departmentId`,
    {
      ...all,
      config: { access: kept, grace: shortGrace('CHANGE_DEPARTMENT'), problems: ['ALREADY_EXISTS'] },
      schema: {
        ...about,
        operationId: 'updateDepartment',
        summary: 'Change a department',
        params,
        headers: Type.Object(IfMatch),
        body: DepartmentChanges,
        response: { 200: DepartmentView },
      },
    },
    async (request, reply) => {
      const { departmentId } = request.params
      const department = await inTransactionAs(context, request, (tx, caller) =>
        editDepartment(tx, caller, departmentId, request.body, expectedOf(request)),
      )
      return tagged(reply, department.version).send(department)
    },
  )
  app.delete(
    `${path}/:departmentId`,
    {
      config: { access: kept, problems: ['IN_USE'] },
      schema: {
        ...about,
        operationId: 'deleteDepartment',
        summary: 'Delete a department',
        params,
        headers: Type.Object(IfMatch),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { departmentId } = request.params
      await inTransactionAs(context, request, (tx, caller) =>
        removeDepartment(tx, caller, departmentId, expectedOf(request)),
      )
      return reply.code(204).send(null)
    },
  )
}
