import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import { profileView } from '../../applicants/profile.view.ts'
import type { Application } from '../../applications/application.ts'
import { reviewKnownFrom } from '../../applications/seen.ts'
import type { RefereeLetter } from '../../documents/document.ts'
import { documentView } from '../../documents/document.view.ts'
import { documentsOfApplication, refereeLettersOf } from '../../documents/of-application.ts'
import { refereeWords } from '../../documents/referee-words.ts'
import { interviewOf, wasAssessed } from '../../interviews/of-application.ts'
import { getJob } from '../../jobs/get.ts'
import { readersOf } from '../../readings/read.ts'
import { likelyConflict } from '../../recusals/list.ts'
import { mayOf, reviewView } from '../decisions/decision.view.ts'
import { readReviews } from '../decisions/reviews.ts'
import { getEvaluable } from '../get.ts'
import type { Filtered } from '../list/filters.ts'
import { neighboursOf } from '../list/neighbours.ts'
import { readRatings } from '../ratings/read.ts'
import { countComments, findReferences, type ReferenceLine } from './detail.store.ts'
import type { EvaluationDetail } from './detail.view.ts'

type DetailQuery = Filtered & { readonly sort?: string }

/** Everything that a member reads before judging, with links to the neighbours in the same list. */
export const readDetail = async (
  db: QueryExecutorProvider,
  actor: Actor,
  applicationId: string,
  asked: DetailQuery,
): Promise<EvaluationDetail> => {
  const { record: application } = await getEvaluable(db, actor, applicationId)
  const job = await getJob(db, application.jobId)
  const reviews = await readReviews(db, application.applicationId)
  const letters = (await refereeLettersOf(db, application.applicationId)).filter(letter =>
    refereeWords.may(actor, 'read', letter),
  )
  const isAssessed = await wasAssessed(db, application.applicationId)
  const references = await findReferences(db, application.applicationId)
  const { summary } = await readRatings(db, actor, application.applicationId)
  return {
    ...written(application),
    job: {
      jobId: job.jobId,
      title: application.snapshot?.job.title ?? job.title,
      state: job.state,
      appliedVersion: application.jobVersion,
      promisedDecisionBy: job.promisedDecisionBy,
      criteria: job.criteria.map(criterion => ({ ...criterion })),
    },
    researchGroup: { researchGroupId: job.researchGroupId, name: job.researchGroupName },
    documents: (await documentsOfApplication(db, application.applicationId)).map(documentView),
    references: references.map(reference => referenceView(reference, letters)),
    rating: summary,
    readers: [...(await readersOf(db, application.applicationId))],
    likelyConflict: await likelyConflict(db, actor, application.applicationId),
    commentCount: await countComments(db, application.applicationId),
    reviews: reviews.map(reviewView),
    reviewKnownFrom: (await reviewKnownFrom(db, application.applicationId))?.toISOString() ?? null,
    interview: await interviewOf(db, actor, application.applicationId),
    may: [...mayOf(actor, application, { reviews, jobState: job.state, isAssessed })],
    ...(await neighboursOf(db, actor, application.applicationId, asked)),
  }
}

/** What the applicant wrote, as it was when it was sent. */
const written = (application: Application) => ({
  applicationId: application.applicationId,
  state: application.state,
  version: application.version,
  submittedAt: application.submittedAt?.toISOString() ?? null,
  updatedAt: application.updatedAt.toISOString(),
  applicant: application.snapshot && profileView(application.snapshot.profile),
  motivation: application.motivation,
  skills: application.skills,
  experience: application.experience,
  desiredStart: application.desiredStart,
  answers: (application.snapshot?.job.questions ?? []).map(({ questionId, textEn, textDe, kind }) => ({
    questionId,
    textEn,
    textDe,
    kind,
    answer: application.answers[questionId] ?? null,
  })),
})

const referenceView = (reference: ReferenceLine, letters: readonly RefereeLetter[]) => ({
  ...reference,
  requestedAt: reference.requestedAt?.toISOString() ?? null,
  answeredAt: reference.answeredAt?.toISOString() ?? null,
  documents: letters.filter(({ referenceId }) => referenceId === reference.referenceId).map(documentView),
})
