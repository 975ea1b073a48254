import { type Static, Type } from 'typebox'
import { ProfileView } from '../../applicants/profile.view.ts'
import { DocumentView } from '../../documents/document.view.ts'
import { IntervieweeDetail } from '../../interviews/interviewee.view.ts'
import { jobStates, questionKinds } from '../../jobs/job.ts'
import { NamedReader } from '../../readings/reading.view.ts'
import { grounds } from '../../recusals/recusal.ts'
import { Assessment } from '../../references/assessment.ts'
import { referenceStates } from '../../references/reference.ts'
import { instant, orNull, uuid } from '../../schema-parts.ts'
import { sentStates } from '../../states/application-states.ts'
import { mayDo, ReviewKnownFrom, ReviewView } from '../decisions/decision.view.ts'
import { RatingSummary } from '../ratings/rating.view.ts'

const Answered = Type.Object(
  {
    questionId: uuid,
    textEn: Type.String(),
    textDe: Type.String(),
    kind: Type.Enum([...questionKinds]),
    answer: Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
  },
  { title: 'AnsweredQuestion' },
)

const ReferenceView = Type.Object(
  {
    referenceId: uuid,
    state: Type.Enum([...referenceStates]),
    title: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    institution: Type.String(),
    relationship: Type.String(),
    confidential: orNull(Type.Boolean()),
    requestedAt: orNull(instant),
    answeredAt: orNull(instant),
    assessment: orNull(Assessment),
    documents: Type.Array(DocumentView),
  },
  { title: 'ReferenceForMembers' },
)

export const EvaluationDetail = Type.Object(
  {
    applicationId: uuid,
    state: Type.Enum([...sentStates]),
    version: Type.Integer(),
    submittedAt: orNull(instant),
    updatedAt: instant,
    job: Type.Object(
      {
        jobId: uuid,
        title: Type.String(),
        state: Type.Enum([...jobStates]),
        appliedVersion: orNull(Type.Integer()),
        promisedDecisionBy: orNull(Type.String({ format: 'date' })),
        criteria: Type.Array(
          Type.Object(
            { name: Type.String(), guidance: Type.String(), weight: Type.Number() },
            { title: 'JobCriterion' },
          ),
        ),
      },
      { title: 'JobAppliedTo' },
    ),
    researchGroup: Type.Object({ researchGroupId: uuid, name: Type.String() }, { title: 'ResearchGroupName' }),
    applicant: orNull(ProfileView),
    motivation: Type.String(),
    skills: Type.String(),
    experience: Type.String(),
    desiredStart: orNull(Type.String({ format: 'date' })),
    answers: Type.Array(Answered),
    documents: Type.Array(DocumentView),
    references: Type.Array(ReferenceView),
    rating: RatingSummary,
    readers: Type.Array(NamedReader, { description: 'Who is to read it.' }),
    likelyConflict: orNull(
      Type.Enum([...grounds], {
        description:
          'Why the caller probably has a conflict of interest: named as a referee, or with the same address.',
      }),
    ),
    commentCount: Type.Integer(),
    interview: orNull(IntervieweeDetail),
    reviews: Type.Array(ReviewView),
    reviewKnownFrom: ReviewKnownFrom,
    may: Type.Array(Type.Enum([...mayDo])),
    previousId: orNull(uuid),
    nextId: orNull(uuid),
  },
  { title: 'EvaluationDetail' },
)
export type EvaluationDetail = Static<typeof EvaluationDetail>
