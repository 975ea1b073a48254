import type { Access } from '@kolleg/access'
import { type Server, untilGone } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { callerOf } from '../front-door/authenticate.ts'
import { inTransactionAs } from '../front-door/in-transaction-as.ts'
import { perMinute } from '../front-door/limits.ts'
import { expectedOf, IfMatch, tagged } from '../front-door/versions.ts'
import { orNull, uuid } from '../schema-parts.ts'
import { checkPosting } from './check/check.ts'
import { rules } from './check/finding.ts'
import { draftJob } from './draft.ts'
import { DraftWish, PostingToCheck, TranslationWish } from './form.ts'
import { orUnavailable, streamEvents } from './sse.ts'
import { translateJob } from './translate.ts'

const tags = ['assist']
const ofGroup: Access = { class: 'ProfessorOrEmployeeOrAdmin', param: { from: 'body.researchGroupId' } }
const ofJob: Access = { class: 'ProfessorOrEmployeeOrAdmin', object: 'member of the owning group, or ADMIN' }

const TextOffset = orNull(Type.Integer())
const Findings = Type.Object(
  {
    findings: Type.Array(
      Type.Object(
        {
          rule: Type.Enum([...rules]),
          field: Type.String(),
          from: TextOffset,
          to: TextOffset,
          quote: orNull(Type.String()),
          message: Type.String(),
          suggestion: Type.String(),
        },
        { title: 'PostingFinding' },
      ),
    ),
  },
  { title: 'PostingFindings' },
)
const Translation = Type.Object(
  {
    jobId: uuid,
    descriptionEn: Type.String(),
    descriptionDe: Type.String(),
    version: Type.Integer(),
  },
  { title: 'Translation' },
)
const Events = {
  description:
    'Events: `delta` {language, text} as the words come; `done` {source, notice, descriptionEn, descriptionDe} with clean ' +
    'HTML; `error` {code, title, status, detail} in its place.',
  content: { 'text/event-stream': { schema: Type.String() } },
}

export const assistRoutes = (app: Server, context: Context): void => {
  app.post(
    '/api/ai/job-draft',
    {
      config: { load: 'file', access: ofGroup, ...perMinute(20), problems: ['RATE_LIMITED', 'AI_UNAVAILABLE'] },
      schema: {
        operationId: 'draftJob',
        summary: 'Draft the description of a job',
        description:
          'A stream of Server-Sent Events. Without an AI, or for someone who has turned it off, the draft is a template ' +
          'filled with the data of the form, and says so.',
        tags,
        body: DraftWish,
        response: { 200: Events },
      },
    },
    async (request, reply) => {
      const work = await draftJob(context, callerOf(request), request.body)
      return streamEvents(request, reply, work)
    },
  )
  app.post(
    '/api/jobs/:jobId/translation',
    {
      config: {
        load: 'file',
        access: ofJob,
        ...perMinute(20),
        problems: ['STATE_CONFLICT', 'VERSION_CONFLICT', 'RATE_LIMITED', 'AI_UNAVAILABLE'],
      },
      schema: {
        operationId: 'translateJob',
        summary: 'Translate the description of a job and keep it',
        tags,
        params: Type.Object({ jobId: uuid }),
        headers: Type.Object(IfMatch),
        body: TranslationWish,
        response: { 200: Translation },
      },
    },
    async (request, reply) => {
      const { from, to } = request.body
      const asked = { expected: expectedOf(request), signal: untilGone(reply) }
      const keep = await translateJob(context, callerOf(request), request.params.jobId, { from, to }, asked).catch(
        (error: unknown) => {
          throw orUnavailable(error)
        },
      )
      const { jobId, descriptionEn, descriptionDe, version } = await inTransactionAs(context, request, keep)
      return tagged(reply, version).send({ jobId, descriptionEn, descriptionDe, version })
    },
  )
  app.post(
    '/api/ai/posting-check',
    {
      config: { access: ofGroup, ...perMinute(120), problems: ['RATE_LIMITED'] },
      schema: {
        operationId: 'checkPosting',
        summary: 'What could be better in a posting',
        description:
          'By rules alone: nothing is sent to an AI. Positions count UTF-16 units of the text as it was sent.',
        tags,
        body: PostingToCheck,
        response: { 200: Findings },
      },
    },
    async (request, reply) => {
      const { researchGroupId: _, reader = callerOf(request).language, ...posting } = request.body
      const findings = checkPosting(posting, reader)
      return reply.header('cache-control', 'private, no-store').send({ findings: [...findings] })
    },
  )
}
