import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { inTransactionTakingRoles } from '../front-door/in-transaction-as.ts'
import { expectedOf, IfMatch, tagged } from '../front-door/versions.ts'
import { uuid } from '../schema-parts.ts'
import { changeCommittee } from './change.ts'
import { CommitteeView, NewCommittee } from './committee.view.ts'
import { readCommittee } from './read.ts'

const tags = ['evaluation']
const params = Type.Object({ jobId: uuid })
const reader: Access = { class: 'ProfessorOrEmployeeOrAdmin', object: 'member of the job’s group, or ADMIN' }
const changer: Access = {
  class: 'ProfessorOrEmployee',
  object: 'professor of the job’s group, or chair of the committee',
}

export const committeeRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.get(
    '/api/jobs/:jobId/committee',
    {
      config: { access: reader },
      schema: {
        operationId: 'getCommittee',
        summary: 'Who judges the applications for a job',
        tags,
        params,
        response: { 200: CommitteeView },
      },
    },
    async (request, reply) => {
      const committee = await readCommittee(database.query, callerOf(request), request.params.jobId)
      return tagged(reply, committee.version).send(committee)
    },
  )
  app.put(
    '/api/jobs/:jobId/committee',
    {
      config: { access: changer },
      schema: {
        operationId: 'putCommittee',
        summary: 'Set up or change the committee of a job',
        description:
          'With `committeeOnly` the applications do not exist for members without a seat, like for those with a ' +
          'conflict of interest. They leave the interviews ahead and keep what they have judged.',
        tags,
        params,
        headers: Type.Object(IfMatch),
        body: NewCommittee,
        response: { 200: CommitteeView },
      },
    },
    async (request, reply) => {
      const { jobId } = request.params
      await inTransactionTakingRoles(context, request, (tx, caller) =>
        changeCommittee(tx, caller, jobId, request.body, expectedOf(request)),
      )
      // The change may have given or taken their own seat.
      await request.readmit()
      const committee = await readCommittee(database.query, callerOf(request), jobId)
      return tagged(reply, committee.version).send(committee)
    },
  )
}
