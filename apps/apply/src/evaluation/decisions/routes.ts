import type { Server } from '@kolleg/front'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Application } from '../../applications/application.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { callerOf } from '../../front-door/authenticate.ts'
import { IdempotencyKey, idempotent } from '../../front-door/idempotent.ts'
import { etagOf, expectedOf, IfMatch } from '../../front-door/versions.ts'
import { uuid } from '../../schema-parts.ts'
import { evaluator, ofApplication, tags } from '../access.ts'
import { decideMany } from './bulk.ts'
import { DecisionConsequences, foreseeDecision } from './consequences.ts'
import { accept, reject } from './decide.ts'
import {
  Acceptance,
  BulkOutcome,
  BulkRequest,
  LetterPreview,
  LetterPreviewRequest,
  Rejection,
  ReviewView,
  reviewView,
} from './decision.view.ts'
import { markUnread } from './mark-unread.ts'
import { Moved, movedView } from './moved.ts'
import { open } from './open.ts'
import { previewLetter } from './preview.ts'
import { reconsider, takeLetterBack } from './reconsider.ts'
import { takeOffList } from './take-off-list.ts'
import { verdictOf } from './verdict.ts'

const path = '/api/evaluation/applications/:applicationId'
const config = { access: evaluator, problems: ['STATE_CONFLICT'] as const }
const headers = Type.Object({ ...IfMatch, ...IdempotencyKey })
const verb = { tags, params: ofApplication, headers, response: { 200: Moved } }

export const decisionRoutes = (app: Server, context: Context): void => {
  /** Takes a step with one application and answers with its new state. */
  const step = (request: FastifyRequest, reply: FastifyReply, take: (tx: Tx) => Promise<Application>) =>
    idempotent(context, request, reply, async tx => {
      const application = await take(tx)
      const body = await movedView(tx, callerOf(request), application)
      return { status: 200, headers: { etag: etagOf(body.version) }, body }
    })

  app.post(
    `${path}/open`,
    {
      config,
      schema: { ...verb, operationId: 'openApplication', summary: 'Take an application into review by opening it' },
    },
    async (request, reply) => step(request, reply, tx => open(tx, callerOf(request), request.params.applicationId)),
  )
  app.post(
    `${path}/unread`,
    {
      config,
      schema: {
        ...verb,
        operationId: 'markApplicationUnread',
        summary: 'Take the first look at an application back',
        description: 'Possible as long as the applicant does not know of it, that is, during the group’s grace time.',
      },
    },
    async (request, reply) =>
      step(request, reply, tx => markUnread(tx, callerOf(request), request.params.applicationId)),
  )
  app.post(
    `${path}/unlist`,
    {
      config,
      schema: {
        ...verb,
        operationId: 'unlistApplication',
        summary: 'Take an application off the shortlist',
        description: 'Possible until the applicant is invited; remove an invited applicant as interviewee instead.',
      },
    },
    async (request, reply) =>
      step(request, reply, tx => takeOffList(tx, callerOf(request), request.params.applicationId)),
  )
  app.post(
    `${path}/accept`,
    {
      config,
      schema: {
        ...verb,
        operationId: 'acceptApplication',
        summary: 'Accept an application',
        description:
          'The applicant hears of it after the group’s grace time. With closeJob the job is filled then as well; until then nobody outside the group knows of either.',
        body: Acceptance,
      },
    },
    async (request, reply) =>
      step(request, reply, tx =>
        accept(tx, context, callerOf(request), request.params.applicationId, request.body, expectedOf(request)),
      ),
  )
  app.post(
    `${path}/reject`,
    {
      config,
      schema: { ...verb, operationId: 'rejectApplication', summary: 'Reject an application', body: Rejection },
    },
    async (request, reply) =>
      step(request, reply, tx =>
        reject(tx, context, callerOf(request), request.params.applicationId, request.body, expectedOf(request)),
      ),
  )
  app.post(
    `${path}/reconsider`,
    {
      config: {
        ...config,
        access: {
          ...evaluator,
          object: 'who made the decision, or PROFESSOR of the job’s group; not one’s own application',
        },
      },
      schema: {
        ...verb,
        operationId: 'reconsiderApplication',
        summary: 'Take a decision back while the applicant does not know of it',
      },
    },
    async (request, reply) =>
      step(request, reply, tx =>
        reconsider(tx, context, callerOf(request), request.params.applicationId, expectedOf(request)),
      ),
  )
  app.post(
    `${path}/letter-preview`,
    {
      config: { access: evaluator },
      schema: {
        operationId: 'previewDecisionLetter',
        summary: 'The decision letter before it is written',
        tags,
        params: ofApplication,
        body: LetterPreviewRequest,
        response: { 200: LetterPreview },
      },
    },
    async (request, reply) => {
      const verdict = verdictOf(request.body)
      const letter = await previewLetter(context, callerOf(request), request.params.applicationId, verdict)
      return reply.header('cache-control', 'private, no-store').send(letter)
    },
  )
  app.post(
    `${path}/take-back`,
    {
      config,
      schema: {
        operationId: 'takeBackDecisionLetter',
        summary: 'Take the decision letter back before it leaves',
        description: 'The decision stays as it is; the applicant is not told by letter.',
        tags,
        params: ofApplication,
        headers: Type.Object(IdempotencyKey),
        response: { 200: ReviewView },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const review = await takeLetterBack(tx, context, callerOf(request), request.params.applicationId)
        return { status: 200, body: reviewView(review) }
      }),
  )
  app.post(
    '/api/evaluation/applications/consequences',
    {
      config: { access: evaluator },
      schema: {
        operationId: 'foreseeDecision',
        summary: 'Who would be written to, besides the applicant, because of a decision',
        tags,
        body: Type.Object(
          { applicationIds: Type.Array(uuid, { minItems: 1, maxItems: 200 }) },
          {
            title: 'DecisionToForesee',
            additionalProperties: false,
            examples: [{ applicationIds: ['2f6b0b1e-8a55-4f3c-9d2e-1c8f4f1f0a11'] }],
          },
        ),
        response: { 200: DecisionConsequences },
      },
    },
    async (request, reply) => {
      const body = await foreseeDecision(context, callerOf(request), request.body.applicationIds)
      return reply.header('cache-control', 'private, no-store').send(body)
    },
  )
  app.post(
    '/api/evaluation/applications/bulk',
    {
      config: { access: { ...evaluator, object: `${evaluator.object}; answered per id` } },
      schema: {
        operationId: 'decideInBulk',
        summary: 'Open, reject or shortlist many applications, or undo it',
        description: 'One result for each id; a refusal of one does not affect the others.',
        tags,
        headers: Type.Object(IdempotencyKey),
        body: BulkRequest,
        response: { 200: Type.Object({ results: Type.Array(BulkOutcome) }, { title: 'BulkOutcomes' }) },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => ({
        status: 200,
        body: { results: await decideMany(tx, context, callerOf(request), request.body) },
      })),
  )
}
