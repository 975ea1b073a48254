import type { Access } from '@kolleg/access'
import type { Server } from '@kolleg/front'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { callerOf } from '../../front-door/authenticate.ts'
import { IdempotencyKey, idempotent } from '../../front-door/idempotent.ts'
import { inTransactionAs } from '../../front-door/in-transaction-as.ts'
import { etagOf, expectedOf, IfMatch, tagged } from '../../front-door/versions.ts'
import { listQuery } from '../../lists/list-query.ts'
import { PageOf } from '../../lists/page-of.ts'
import { uuid } from '../../schema-parts.ts'
import { evaluator, ofApplication, tags } from '../access.ts'
import { getEvaluable } from '../get.ts'
import { commentOrder, listComments } from './comment.store.ts'
import { CommentView, commentView, EditedComment, NewComment } from './comment.view.ts'
import { editComment, removeComment, writeComment } from './write.ts'

const author: Access = { class: 'ProfessorOrEmployee', object: 'its author, while still a member' }
const ofComment = Type.Object({ commentId: uuid })

export const commentRoutes = (app: Server, context: Context): void => {
  const { database } = context
  app.get(
    '/api/applications/:applicationId/comments',
    {
      config: { access: evaluator },
      schema: {
        operationId: 'listComments',
        summary: 'What members say about an application',
        tags,
        params: ofApplication,
        querystring: Type.Object(listQuery(commentOrder), { additionalProperties: false }),
        response: { 200: PageOf(CommentView) },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const { record } = await getEvaluable(database.query, caller, request.params.applicationId)
      const page = await listComments(database.query, record.applicationId, request.query)
      const items = page.items.map(comment => commentView(caller, comment))
      return reply.header('cache-control', 'private, no-store').send({ ...page, items })
    },
  )
  app.post(
    '/api/applications/:applicationId/comments',
    {
      config: { access: evaluator, problems: ['STATE_CONFLICT'] },
      schema: {
        operationId: 'addComment',
        summary: 'Comment on an application',
        description: 'Members who are mentioned get a letter, without the words.',
        tags,
        params: ofApplication,
        headers: Type.Object(IdempotencyKey),
        body: NewComment,
        response: { 201: CommentView },
      },
    },
    async (request, reply) =>
      idempotent(context, request, reply, async tx => {
        const caller = callerOf(request)
        const comment = await writeComment(tx, context, caller, request.params.applicationId, request.body)
        const headers = { location: `/api/comments/${comment.commentId}`, etag: etagOf(comment.version) }
        return { status: 201, headers, body: commentView(caller, comment) }
      }),
  )
  app.put(
    '/api/comments/:commentId',
    {
      config: { access: author },
      schema: {
        operationId: 'replaceComment',
        summary: 'Change a comment of mine',
        tags,
        params: ofComment,
        headers: Type.Object(IfMatch),
        body: EditedComment,
        response: { 200: CommentView },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const comment = await inTransactionAs(context, request, (tx, caller) =>
        editComment(tx, context, caller, params.commentId, body, expectedOf(request)),
      )
      return tagged(reply, comment.version).send(commentView(callerOf(request), comment))
    },
  )
  app.delete(
    '/api/comments/:commentId',
    {
      config: { access: author },
      schema: {
        operationId: 'deleteComment',
        summary: 'Delete a comment of mine',
        tags,
        params: ofComment,
        headers: Type.Object(IfMatch),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { commentId } = request.params
      await inTransactionAs(context, request, (tx, caller) => removeComment(tx, caller, commentId, expectedOf(request)))
      return reply.code(204).send(null)
    },
  )
}
