import type { Context } from '../context.ts'
import { ends } from '../relations/relation.ts'
import { linkVerdicts, relationVerdicts, suggestionVerdicts } from '../vectors/feedback.ts'
import type { FeedbackList } from './requests.ts'

export const listFeedback = async ({ store }: Context, course_id: number): Promise<FeedbackList> =>
  store.snapshot(async reader => ({
    relations: (await relationVerdicts(reader, course_id)).map(({ earlier_id, later_id, relation_type, accepted }) => {
      // A match is kept with its lower id first, and written so.
      const { tail, head } = ends(relation_type === 'EXTENDS' ? 'EXTENDS' : 'REQUIRES', earlier_id, later_id)
      return { verdict: verdictOf(accepted), course_id, tail_id: tail, head_id: head, relation_type }
    }),
    exercise_links: (await linkVerdicts(reader, course_id)).map(({ exercise_id, competency_id, accepted }) => ({
      verdict: verdictOf(accepted),
      course_id,
      exercise_id,
      competency_id,
    })),
    suggestions: (await suggestionVerdicts(reader, course_id)).map(({ hash, competency_id, accepted }) => ({
      verdict: verdictOf(accepted),
      course_id,
      text_hash: hash,
      competency_id,
    })),
  }))

const verdictOf = (accepted: boolean): 'ACCEPT' | 'REJECT' => (accepted ? 'ACCEPT' : 'REJECT')
