import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { uuid } from '../schema-parts.ts'
import { deal, nameReaders } from './deal.ts'
import { readReadings } from './read.ts'
import { DealtView, NewDeal, NewReaders, ReadersView, ReadingsView } from './reading.view.ts'

const tags = ['evaluation']
const judge: Access = { class: 'ProfessorOrEmployee', object: 'member of the job’s group who judges for it' }
const chair: Access = {
  class: 'ProfessorOrEmployee',
  object: 'chair of the job’s committee, without one a professor of its group',
}
const ofJob = Type.Object({ jobId: uuid })

export const readingRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.get(
    '/api/jobs/:jobId/readings',
    {
      config: { access: judge },
      schema: {
        operationId: 'getReadings',
        summary: 'Who is to read how many applications for a job, and how far they are',
        tags,
        params: ofJob,
        response: { 200: ReadingsView },
      },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'private, no-store')
        .send(await readReadings(database.query, callerOf(request), request.params.jobId)),
  )
  app.post(
    '/api/jobs/:jobId/readings',
    {
      config: { access: chair },
      schema: {
        operationId: 'dealReadings',
        summary: 'Deal the open applications for a job evenly to readers',
        description:
          'Gives each open application `perApplication` readers, never one who must not judge it. Earlier readers stay. ' +
          'It is a duty and no permission: members may read the other applications as before.',
        tags,
        params: ofJob,
        body: NewDeal,
        response: { 200: DealtView },
      },
    },
    async request =>
      inTransactionAs(context, request, (tx, caller) => deal(tx, caller, request.params.jobId, request.body)),
  )
  app.put(
    '/api/evaluation/applications/:applicationId/readers',
    {
      config: { access: chair, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'putReaders',
        summary: 'Say who is to read an application',
        tags,
        params: Type.Object({ applicationId: uuid }),
        body: NewReaders,
        response: { 200: ReadersView },
      },
    },
    async request => ({
      readers: [
        ...(await inTransactionAs(context, request, (tx, caller) =>
          nameReaders(tx, caller, request.params.applicationId, request.body.userIds),
        )),
      ],
    }),
  )
}
