import type { Static } from 'typebox'
import { getApplication } from '../../applications/get.ts'
import { refuseAnonymised } from '../../applications/refuse-anonymised.ts'
import type { deeds } from '../../audit/deeds.ts'
import { record } from '../../audit/record.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import type { Expected } from '../../front-door/versions.ts'
import { distinctIds } from '../../lists/distinct-ids.ts'
import type { Person } from '../../people/person.ts'
import { problem } from '../../problems.ts'
import { lockEvaluable } from '../get.ts'
import { comments } from './comment.policy.ts'
import { deleteComment, findComment, insertComment, lockComment, updateComment } from './comment.store.ts'
import type { Comment } from './comment.ts'
import type { EditedComment, NewComment } from './comment.view.ts'
import { checkMentions, tellMentioned } from './mention.ts'

type Noted = (typeof deeds)['comment'][number]

const orNotFound = (comment: Comment | undefined): Comment => {
  if (comment === undefined) throw problem('NOT_FOUND', { detail: 'There is no such comment.' })
  return comment
}

const note = async (tx: Tx, { commentId, researchGroupId, applicationId }: Comment, action: Noted, by: string) =>
  await record(
    tx,
    { object: 'comment', objectId: commentId, action, by },
    { groupId: researchGroupId, details: { applicationId } },
  )

export const writeComment = async (
  tx: Tx,
  context: Context,
  author: Person,
  applicationId: string,
  { text, mentions = [] }: Static<typeof NewComment>,
): Promise<Comment> => {
  const { record: application } = await lockEvaluable(tx, author, 'evaluate', applicationId)
  // Checked first, because the list of people one may mention reveals whose the application was.
  refuseAnonymised(application, 'comment')
  const members = await checkMentions(tx, application, mentions)
  const commentId = await insertComment(tx, application.applicationId, author.userId, {
    text: text.trim(),
    mentions: distinctIds(mentions),
  })
  const comment = orNotFound(await findComment(tx, commentId))
  await note(tx, comment, 'write', author.userId)
  await tellMentioned(tx, context, author, application, members)
  return comment
}

/** Only people who were not mentioned before get a letter. */
export const editComment = async (
  tx: Tx,
  context: Context,
  author: Person,
  commentId: string,
  { text, mentions = [] }: Static<typeof EditedComment>,
  expected: Expected,
): Promise<Comment> => {
  const { record: comment } = comments.permit(author, 'edit', orNotFound(await lockComment(tx, commentId)))
  const application = await getApplication(tx, comment.applicationId)
  const members = await checkMentions(tx, application, mentions)
  expected(comment.version)
  await updateComment(tx, commentId, { text: text.trim(), mentions: distinctIds(mentions) })
  await note(tx, comment, 'edit', author.userId)
  const known = new Set(comment.mentions.map(({ userId }) => userId))
  await tellMentioned(
    tx,
    context,
    author,
    application,
    members.filter(({ userId }) => !known.has(userId)),
  )
  return orNotFound(await findComment(tx, commentId))
}

/** The text is deleted; the trail keeps that there was a comment. */
export const removeComment = async (tx: Tx, author: Person, commentId: string, expected: Expected): Promise<void> => {
  const { record: comment } = comments.permit(author, 'delete', orNotFound(await lockComment(tx, commentId)))
  expected(comment.version)
  await deleteComment(tx, commentId)
  await note(tx, comment, 'delete', author.userId)
}
