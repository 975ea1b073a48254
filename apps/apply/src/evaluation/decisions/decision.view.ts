import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import { applications } from '../../applications/application.policy.ts'
import { type Application, applicationSteps, isUnseen, undoing } from '../../applications/application.ts'
import { decisions, reviewReasons } from '../../db/application-tables.ts'
import { Version } from '../../front-door/versions.ts'
import type { JobState } from '../../jobs/job.ts'
import { letterStates } from '../../letters/letter.ts'
import { previewParts } from '../../letters/preview.ts'
import { instant, orNull, uuid } from '../../schema-parts.ts'
import { sentStates } from '../../states/application-states.ts'
import type { Review } from './review.store.ts'
import { letterWaits, standing } from './reviews.ts'

const Message = Type.Optional(Type.String({ maxLength: 5_000, description: 'Quoted in the letter.' }))
const Notify = Type.Optional(
  Type.Boolean({
    default: true,
    description: 'Whether the applicant gets letters: about the decision, and about an interview that it cancels.',
  }),
)
const Justification = Type.Optional(
  Type.String({
    maxLength: 2_000,
    description: 'For the record of the group, never for the applicant. Required for applications on the shortlist.',
  }),
)
const Reason = Type.Enum([...reviewReasons])

export const Acceptance = Type.Object(
  {
    message: Message,
    notify: Notify,
    closeJob: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Fills the job once the applicant knows: all others who are under way are rejected then. Until then it can be taken back with the decision.',
      }),
    ),
    justification: Justification,
    version: Version,
  },
  {
    title: 'Acceptance',
    additionalProperties: false,
    examples: [{ message: 'Welcome!', notify: true, closeJob: false }],
  },
)

export const Rejection = Type.Object(
  { reason: Reason, message: Message, notify: Notify, justification: Justification, version: Version },
  { title: 'Rejection', additionalProperties: false, examples: [{ reason: 'FAILED_REQUIREMENTS', notify: true }] },
)

export const LetterPreviewRequest = Type.Object(
  { decision: Type.Enum([...decisions]), reason: Type.Optional(Reason), message: Message },
  {
    title: 'LetterPreviewRequest',
    additionalProperties: false,
    examples: [{ decision: 'ACCEPTED', message: 'Welcome!' }],
  },
)

export const LetterPreview = Type.Object({ ...previewParts, leavesAt: instant }, { title: 'LetterPreview' })

export const bulkActions = ['open', 'reject', 'shortlist', 'unread', 'reconsider', 'unlist'] as const

export const BulkRequest = Type.Object(
  {
    action: Type.Enum([...bulkActions], {
      description:
        'unread, reconsider and unlist undo open, reject and shortlist, as long as the applicant does not know.',
    }),
    applicationIds: Type.Array(uuid, { minItems: 1, maxItems: 200 }),
    reason: Type.Optional(Reason),
    message: Message,
    justification: Justification,
    notify: Notify,
  },
  {
    title: 'BulkDecision',
    additionalProperties: false,
    examples: [{ action: 'open', applicationIds: ['2f6b0b1e-8a55-4f3c-9d2e-1c8f4f1f0a11'] }],
  },
)

export const BulkOutcome = Type.Object(
  {
    applicationId: uuid,
    status: Type.Integer({ description: '200, or that of the problem.' }),
    state: Type.Optional(Type.Enum([...sentStates])),
    version: Type.Optional(Type.Integer()),
    code: Type.Optional(Type.String()),
    detail: Type.Optional(Type.String()),
  },
  { title: 'BulkOutcome' },
)

export const ReviewView = Type.Object(
  {
    reviewId: uuid,
    reviewerId: orNull(Type.String({ format: 'uuid', description: 'Null if the job was filled.' })),
    reviewerName: Type.String(),
    decision: Type.Enum([...decisions]),
    reason: orNull(Reason),
    message: Type.String(),
    justification: Type.String({ description: 'For the record of the group.' }),
    decidedAt: instant,
    reconsideredAt: orNull(instant),
    letterState: orNull(
      Type.Enum([...letterStates], { description: 'WAITING can be taken back; null where no letter was wanted.' }),
    ),
    letterLeavesAt: orNull(instant),
    knownFrom: Type.String({
      format: 'date-time',
      description: 'When the applicant knows; until then the decision can be taken back.',
    }),
    fillsJob: Type.Boolean({ description: 'The position is filled at that moment.' }),
  },
  { title: 'ApplicationReview' },
)

export const reviewView = (review: Review): Static<typeof ReviewView> => ({
  reviewId: review.reviewId,
  reviewerId: review.reviewerId,
  reviewerName: review.reviewerName,
  decision: review.decision,
  reason: review.reason,
  message: review.message,
  justification: review.justification,
  decidedAt: review.decidedAt.toISOString(),
  reconsideredAt: review.reconsideredAt?.toISOString() ?? null,
  letterState: review.letterState,
  letterLeavesAt: review.letterLeavesAt?.toISOString() ?? null,
  knownFrom: review.knownFrom.toISOString(),
  fillsJob: review.fillsJob,
})

export const ReviewKnownFrom = orNull(
  Type.String({
    format: 'date-time',
    description: 'When the applicant sees that the review has begun; null unless that lies ahead.',
  }),
)

export const mayDo = [
  'open',
  'unread',
  'shortlist',
  'unlist',
  'accept',
  'fill',
  'reject',
  'reconsider',
  'takeBack',
  'rate',
  'comment',
] as const
type May = (typeof mayDo)[number]

type Situation = {
  readonly reviews: readonly Review[]
  readonly jobState: JobState
  /** Whether anybody has given an assessment after an interview. */
  readonly isAssessed: boolean
}

/** What the caller may do next: with their role, in this state, and while the applicant does not know. */
export const mayOf = (
  actor: Actor,
  application: Application,
  { reviews, jobState, isAssessed }: Situation,
): readonly May[] => {
  const rights: readonly string[] = applications.allowedActions(actor, application)
  const possible: readonly string[] = applicationSteps.allowed(application.state)
  const isPublished = jobState === 'PUBLISHED'
  const can = (step: string): boolean => rights.includes(step) && possible.includes(step)
  const maySpeak = rights.includes('evaluate') && application.anonymisedAt === null
  const more = {
    shortlist: can('shortlist') && isPublished,
    unlist: can('unlist') && isPublished && !isAssessed,
    fill: can('accept') && isPublished,
    takeBack: letterWaits(standing(reviews)),
    rate: maySpeak,
    comment: maySpeak,
  }
  return mayDo
    .filter(deed => (isIn(more, deed) ? more[deed] : can(deed)))
    .filter(deed => !undoing.has(deed) || isUnseen(application))
}

const isIn = <Of extends object>(of: Of, key: PropertyKey): key is keyof Of => Object.hasOwn(of, key)
