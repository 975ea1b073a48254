import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { callerOf } from '../../front-door/authenticate.ts'
import { inTransactionAs } from '../../front-door/in-transaction-as.ts'
import { expectedOf, IfMatch, tagged } from '../../front-door/versions.ts'
import { evaluator, ofApplication, tags } from '../access.ts'
import { rate, unrate } from './rate.ts'
import { NewRating, Ratings, RatingView, ratingView } from './rating.view.ts'
import { readRatings } from './read.ts'

export const ratingRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.get(
    '/api/applications/:applicationId/ratings',
    {
      config: { access: evaluator },
      schema: {
        operationId: 'getRatings',
        summary: 'My rating and those of others that I may see',
        description: 'Where the group asks for independent ratings, those of others are shown once mine is in.',
        tags,
        params: ofApplication,
        response: { 200: Ratings },
      },
    },
    async (request, reply) => {
      const ratings = await readRatings(database.query, callerOf(request), request.params.applicationId)
      return reply.header('cache-control', 'private, no-store').send(ratings)
    },
  )
  app.put(
    '/api/applications/:applicationId/ratings/mine',
    {
      config: { access: evaluator, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'rateApplication',
        summary: 'Rate an application, or change my rating',
        tags,
        params: ofApplication,
        headers: Type.Object(IfMatch),
        body: NewRating,
        response: { 200: RatingView },
      },
    },
    async (request, reply) => {
      const { params: asked, body } = request
      const rating = await inTransactionAs(context, request, (tx, caller) =>
        rate(tx, caller, asked.applicationId, body, expectedOf(request)),
      )
      return tagged(reply, rating.version).send(ratingView(rating))
    },
  )
  app.delete(
    '/api/applications/:applicationId/ratings/mine',
    {
      config: { access: evaluator },
      schema: {
        operationId: 'deleteMyRating',
        summary: 'Delete my rating',
        tags,
        params: ofApplication,
        headers: Type.Object(IfMatch),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { applicationId } = request.params
      await inTransactionAs(context, request, (tx, caller) => unrate(tx, caller, applicationId, expectedOf(request)))
      return reply.code(204).send(null)
    },
  )
}
