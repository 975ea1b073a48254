import { allOf, inGroup, not, own, policy, recused } from '@kolleg/access'
import type { Comment } from './comment.ts'

const isRecused = recused('applicationId')
const evaluator = allOf(inGroup('researchGroupId'), not(own('applicantId')), not(isRecused))
const author = allOf(own('authorId'), evaluator)

/** Members read; only the author changes a comment, and only while still a member. */
export const comments = policy<Comment>('comment')(
  { read: evaluator, edit: author, delete: author },
  { hidden: isRecused },
)
