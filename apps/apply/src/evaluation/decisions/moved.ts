import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import { type Static, Type } from 'typebox'
import type { Application } from '../../applications/application.ts'
import { getApplication } from '../../applications/get.ts'
import { reviewKnownFrom } from '../../applications/seen.ts'
import { wasAssessed } from '../../interviews/of-application.ts'
import { getJob } from '../../jobs/get.ts'
import { uuid } from '../../schema-parts.ts'
import { sentStates } from '../../states/application-states.ts'
import { mayDo, mayOf, ReviewKnownFrom, ReviewView, reviewView } from './decision.view.ts'
import { readReviews } from './reviews.ts'

export const Moved = Type.Object(
  {
    applicationId: uuid,
    state: Type.Enum([...sentStates]),
    version: Type.Integer(),
    reviews: Type.Array(ReviewView),
    reviewKnownFrom: ReviewKnownFrom,
    may: Type.Array(Type.Enum([...mayDo])),
  },
  { title: 'EvaluationState' },
)

/** The state of an application after a step. */
export const movedView = async (
  db: QueryExecutorProvider,
  actor: Actor,
  { applicationId }: Pick<Application, 'applicationId'>,
): Promise<Static<typeof Moved>> => {
  const application = await getApplication(db, applicationId)
  const { state, version, jobId } = application
  const reviews = await readReviews(db, applicationId)
  const job = await getJob(db, jobId)
  const isAssessed = await wasAssessed(db, applicationId)
  return {
    applicationId,
    state,
    version,
    reviews: reviews.map(reviewView),
    reviewKnownFrom: (await reviewKnownFrom(db, applicationId))?.toISOString() ?? null,
    may: [...mayOf(actor, application, { reviews, jobState: job.state, isAssessed })],
  }
}
