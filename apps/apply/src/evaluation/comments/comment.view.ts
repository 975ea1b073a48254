import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import { Version } from '../../front-door/versions.ts'
import { instant, orNull, uuid } from '../../schema-parts.ts'
import { comments } from './comment.policy.ts'
import { type Comment, longest, mostMentions } from './comment.ts'

const words = {
  text: Type.String({ minLength: 1, maxLength: longest, pattern: '\\S', description: 'Plain text.' }),
  mentions: Type.Optional(
    Type.Array(uuid, { maxItems: mostMentions, uniqueItems: true, description: 'Members of the group to be told.' }),
  ),
}
const examples = [{ text: 'Strong CV. @Ada, what do you think?', mentions: [] }]

export const NewComment = Type.Object(words, { title: 'NewComment', additionalProperties: false, examples })
export const EditedComment = Type.Object(
  { ...words, version: Version },
  { title: 'EditedComment', additionalProperties: false, examples },
)

export const CommentView = Type.Object(
  {
    commentId: uuid,
    applicationId: uuid,
    authorId: orNull(uuid),
    authorName: Type.String(),
    text: Type.String(),
    mentions: Type.Array(Type.Object({ userId: uuid, name: Type.String() }, { title: 'PersonName' })),
    edited: Type.Boolean(),
    editedAt: orNull(instant),
    createdAt: instant,
    version: Type.Integer(),
    may: Type.Array(Type.Enum(['edit', 'delete'])),
  },
  { title: 'InternalComment' },
)

export const commentView = (actor: Actor, comment: Comment): Static<typeof CommentView> => ({
  commentId: comment.commentId,
  applicationId: comment.applicationId,
  authorId: comment.authorId,
  authorName: comment.authorName,
  text: comment.text,
  mentions: comment.mentions.map(({ userId, name }) => ({ userId, name })),
  edited: comment.editedAt !== null,
  editedAt: comment.editedAt?.toISOString() ?? null,
  createdAt: comment.createdAt.toISOString(),
  version: comment.version,
  may: comments.allowedActions(actor, comment).filter(deed => deed !== 'read'),
})
