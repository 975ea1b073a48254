import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { callerOf } from '../../front-door/authenticate.ts'
import { inTransactionAs } from '../../front-door/in-transaction-as.ts'
import { expectedOf, IfMatch, tagged } from '../../front-door/versions.ts'
import { uuid } from '../../schema-parts.ts'
import { tags } from '../access.ts'
import { orderFinalists } from './order.ts'
import { NewRanking, RankingView } from './ranking.view.ts'
import { readRanking } from './read.ts'

const path = '/api/evaluation/jobs/:jobId/ranking'
const params = Type.Object({ jobId: uuid })

export const rankingRoutes = (app: Server, context: Context): void => {
  app.get(
    path,
    {
      config: { access: { class: 'ProfessorOrEmployee', object: 'member of the job’s group who judges for it' } },
      schema: {
        operationId: 'getRanking',
        summary: 'The finalists of a job side by side, in their order',
        tags,
        params,
        response: { 200: RankingView },
      },
    },
    async (request, reply) => {
      const ranking = await readRanking(context.database.query, callerOf(request), request.params.jobId)
      return tagged(reply, ranking.version).send(ranking)
    },
  )
  app.put(
    path,
    {
      config: {
        access: {
          class: 'ProfessorOrEmployee',
          object: 'chair of the job’s committee, without one a professor of its group',
        },
      },
      schema: {
        operationId: 'orderFinalists',
        summary: 'Put the finalists of a job in order',
        description: 'Who leaves the shortlist leaves the order. Finalists that you cannot see keep their place.',
        tags,
        params,
        headers: Type.Object(IfMatch),
        body: NewRanking,
        response: { 200: RankingView },
      },
    },
    async (request, reply) => {
      const { params: asked, body } = request
      const ranking = await inTransactionAs(context, request, async (tx, caller) => {
        await orderFinalists(tx, caller, asked.jobId, body.applicationIds, expectedOf(request))
        return await readRanking(tx, caller, asked.jobId)
      })
      return tagged(reply, ranking.version).send(ranking)
    },
  )
}
