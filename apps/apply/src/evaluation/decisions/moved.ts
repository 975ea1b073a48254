import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import { type Static, Type } from 'typebox'
import type { Application } from '../../applications/application.ts'
import { getJob } from '../../jobs/get.ts'
import { sentStates } from '../list/filters.ts'
import { mayDo, mayOf, ReviewView, reviewView } from './decision.view.ts'
import { readReviews } from './reviews.ts'

export const Moved = Type.Object(
  {
    applicationId: Type.String({ format: 'uuid' }),
    state: Type.Enum([...sentStates]),
    version: Type.Integer(),
    reviews: Type.Array(ReviewView),
    may: Type.Array(Type.Enum([...mayDo])),
  },
  { title: 'EvaluationState' },
)

/** Where an application stands after a step. */
export const movedView = async (
  db: QueryExecutorProvider,
  actor: Actor,
  application: Application,
): Promise<Static<typeof Moved>> => {
  const { applicationId, state, version, jobId } = application
  const reviews = await readReviews(db, applicationId)
  const job = await getJob(db, jobId)
  return {
    applicationId,
    state,
    version,
    reviews: reviews.map(reviewView),
    may: [...mayOf(actor, application, reviews, job.state)],
  }
}
