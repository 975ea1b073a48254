import { allOf, inGroup, not, own, policy } from '@kolleg/access'
import { keptOut } from '../../states/judges.ts'
import type { Comment } from './comment.ts'

const evaluator = allOf(inGroup('researchGroupId'), not(own('applicantId')), not(keptOut))
const author = allOf(own('authorId'), evaluator)

/** Members read; only the author changes a comment, and only while still a member. */
export const comments = policy<Comment>('comment')(
  { read: evaluator, edit: author, delete: author },
  { hidden: keptOut },
)
