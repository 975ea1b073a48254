import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { keepingFile } from '../documents/keep-file.ts'
import { bodyReadByRoute } from '../front-door/forms.ts'
import { perMinute } from '../front-door/limits.ts'
import { senderOf } from '../front-door/sender.ts'
import { type Expected, expectedOf, IfMatch } from '../front-door/versions.ts'
import { AnswerForm, DescribedAnswer } from './answer.body.ts'
import { decline, handIn, referenceByLink, saveDraft } from './answer.ts'
import { answerCheck, type Given, readingAnswer } from './read-answer.ts'
import { RefereePage, refereePage } from './referee.view.ts'

const tags = ['references']
const access: Access = { public: 'the link is the key', object: 'anyone who holds the link' }
const path = '/api/reference-letters/:token'
const Token = Type.Object({ token: Type.String({ maxLength: 100, description: 'The key in the referee’s link.' }) })
const limits = perMinute(120)
const writing = {
  access,
  ...limits,
  problems: ['STATE_CONFLICT', 'RATE_LIMITED', 'STORAGE_UNAVAILABLE'],
} as const
const response = { 200: RefereePage }
/** The form comes first: some client generators use only the first type, and a form can carry everything. */
const body = {
  content: { 'multipart/form-data': { schema: AnswerForm }, 'application/json': { schema: DescribedAnswer } },
}

type Write = (tx: Tx, context: Context, key: string, given: Given, expected: Expected) => Promise<void>

/** The pages of referees, who have no account. */
export const refereeRoutes = (app: Server, context: Context): void => {
  const { database } = context
  const validatorCompiler = bodyReadByRoute(app)
  const check = answerCheck(app)

  const answer = async (request: FastifyRequest<{ Params: { token: string } }>, reply: FastifyReply, write: Write) => {
    const { token } = request.params
    // All referees of one application count as one sender: the applicant could hold all their links.
    const { applicationId } = await referenceByLink(database.query, token)
    await readingAnswer(context, check, request, senderOf(request, reply, applicationId), given => {
      const work = () => database.transaction(tx => write(tx, context, token, given, expectedOf(request)))
      return given.file ? keepingFile(context, given.file, work) : work()
    })
    return refereePage(database.query, await referenceByLink(database.query, token))
  }

  app.get(
    path,
    {
      config: { access, ...limits, problems: ['RATE_LIMITED'] },
      schema: {
        operationId: 'getReferenceRequest',
        summary: 'What is a referee asked for?',
        tags,
        params: Token,
        response,
      },
    },
    async (request, reply) => {
      const reference = await referenceByLink(database.query, request.params.token)
      return reply.header('cache-control', 'private, no-store').send(await refereePage(database.query, reference))
    },
  )
  const answers = [
    ['PUT', 'saveReferenceDraft', 'Save a draft of a reference', saveDraft],
    ['POST', 'submitReference', 'Hand a reference in', handIn],
  ] as const
  for (const [method, operationId, summary, write] of answers) {
    app.route<{ Params: { token: string } }>({
      method,
      url: path,
      config: { ...writing, slowBody: true },
      validatorCompiler,
      schema: {
        operationId,
        summary,
        description:
          'As JSON, or as a form with the PDF as `letter` and the assessment as JSON. What is left out stays.',
        tags,
        params: Token,
        headers: Type.Object(IfMatch),
        body,
        response,
      },
      handler: async (request, reply) =>
        reply.header('cache-control', 'private, no-store').send(await answer(request, reply, write)),
    })
  }
  app.post(
    `${path}/decline`,
    {
      config: writing,
      schema: {
        operationId: 'declineReference',
        summary: 'Decline to write a reference',
        tags,
        params: Token,
        response,
      },
    },
    async (request, reply) => {
      const { token } = request.params
      await database.transaction(tx => decline(tx, context, token))
      const reference = await referenceByLink(database.query, token)
      return reply.header('cache-control', 'private, no-store').send(await refereePage(database.query, reference))
    },
  )
}
