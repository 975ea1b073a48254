import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import { type Static, Type } from 'typebox'
import { ProfileView, profileView } from '../applicants/profile.view.ts'
import { profileOf } from '../applicants/profile-of.ts'
import { applications } from '../applications/application.policy.ts'
import {
  type Application,
  applicationStates,
  applicationSteps,
  isUnseen,
  undoing,
} from '../applications/application.ts'
import { asSeenBy } from '../applications/as-seen-by.ts'
import { DocumentView, documentView } from '../documents/document.view.ts'
import { documentsOfApplication } from '../documents/of-application.ts'
import { type InterviewOfMine, interviewsOf } from '../interviews/of-applications.ts'
import { asPublished } from '../jobs/as-published.ts'
import { getJob } from '../jobs/get.ts'
import { hasEnded, isOpen, type Job, jobStates, questionKinds } from '../jobs/job.ts'
import { referencesFor } from '../references/list.ts'
import { ReferenceView } from '../references/reference.view.ts'
import { instant, orNull, uuid } from '../schema-parts.ts'

const Instant = instant

const Interview = Type.Object(
  {
    processId: uuid,
    startsAt: Type.Union([Instant, Type.Null()], { description: 'Null until a time is chosen.' }),
    timezone: Type.String({ description: 'The group’s.' }),
  },
  { title: 'InterviewOfApplication' },
)

/** What everyone sees who may know of an application. */
const overview = {
  applicationId: uuid,
  state: Type.Enum([...applicationStates]),
  job: Type.Object(
    {
      jobId: uuid,
      title: Type.String(),
      state: Type.Enum([...jobStates]),
      researchGroupId: uuid,
      researchGroupName: Type.String(),
    },
    { title: 'JobOfApplication' },
  ),
  createdAt: Instant,
  updatedAt: Instant,
  submittedAt: orNull(Instant),
  interview: Type.Optional(
    Type.Union([Interview, Type.Null()], {
      description: 'The interview to which the applicant is invited; only the applicant sees it.',
    }),
  ),
}

const Question = Type.Object(
  {
    questionId: Type.String(),
    textEn: Type.String(),
    textDe: Type.String(),
    kind: Type.Enum([...questionKinds]),
    required: Type.Boolean(),
  },
  { title: 'ApplicationQuestion' },
)

export const ApplicationView = Type.Object(
  {
    ...overview,
    version: Type.Integer(),
    may: Type.Array(Type.String()),
    applicantId: Type.Optional(Type.String({ format: 'uuid', description: 'Only the applicant sees it.' })),
    motivation: Type.Optional(Type.String()),
    skills: Type.Optional(Type.String()),
    experience: Type.Optional(Type.String()),
    desiredStart: Type.Optional(orNull(Type.String({ format: 'date' }))),
    questions: Type.Optional(Type.Array(Question)),
    answers: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]))),
    consents: Type.Optional(
      Type.Object({ dataProcessing: Type.Boolean(), waiveLetterAccess: Type.Boolean() }, { title: 'Consents' }),
    ),
    profile: Type.Optional(ProfileView),
    documents: Type.Optional(Type.Array(DocumentView)),
    references: Type.Optional(Type.Array(ReferenceView)),
    jobVersion: Type.Optional(orNull(Type.Integer())),
  },
  {
    title: 'Application',
    description: 'ADMIN who is neither the applicant nor a member of the group sees state, job and dates only.',
  },
)
export type ApplicationView = Static<typeof ApplicationView>

export const interviewView = (interview: InterviewOfMine | undefined): Static<typeof Interview> | null =>
  interview === undefined ? null : { ...interview, startsAt: interview.startsAt?.toISOString() ?? null }

/** What the caller may do that is possible now. */
export const mayOf = (actor: Actor, application: Application, job: Job): string[] => {
  const allowed: readonly string[] = applicationSteps.allowed(application.state)
  return applications
    .allowedActions(actor, application)
    .filter(deed => allowed.includes(deed))
    .filter(deed => !undoing.has(deed) || isUnseen(application))
    .filter(deed => deed !== 'submit' || isOpen(job))
    .filter(deed => deed !== 'nameReferee' || !hasEnded(job))
}

const overviewOf = (application: Application, job: Job) => ({
  applicationId: application.applicationId,
  state: application.state,
  job: {
    jobId: job.jobId,
    title: application.snapshot?.job.title ?? job.title,
    state: job.state,
    researchGroupId: job.researchGroupId,
    researchGroupName: job.researchGroupName,
  },
  createdAt: application.createdAt.toISOString(),
  updatedAt: application.updatedAt.toISOString(),
  submittedAt: application.submittedAt?.toISOString() ?? null,
})

/** The application as the caller may see it. A sent one shows the profile and the questions it was sent with. */
export const applicationView = async (
  db: QueryExecutorProvider,
  actor: Actor,
  stored: Application,
): Promise<ApplicationView> => {
  const application = asSeenBy(actor, stored)
  const job = await asPublished(db, await getJob(db, application.jobId))
  const seen = { ...overviewOf(application, job), version: application.version, may: mayOf(actor, application, job) }
  if (!applications.may(actor, 'read', application)) return seen
  const { applicationId, applicantId, snapshot } = application
  const isOwn = applicantId === actor.userId
  const interviews = await interviewsOf(db, actor.userId, [applicationId])
  return {
    ...seen,
    // Others get name and address from the application, not from the account.
    ...(isOwn && { applicantId, interview: interviewView(interviews.get(applicationId)) }),
    motivation: application.motivation,
    skills: application.skills,
    experience: application.experience,
    desiredStart: application.desiredStart,
    questions: [...(snapshot?.job.questions ?? job.questions)],
    answers: { ...application.answers },
    consents: { ...application.consents },
    profile: profileView(snapshot?.profile ?? (await profileOf(db, applicantId))),
    documents: (await documentsOfApplication(db, applicationId)).map(documentView),
    references: await referencesFor(db, actor, application),
    jobVersion: application.jobVersion,
  }
}

/** State, job and dates, for lists. */
export const ApplicationOverview = Type.Object(overview, { title: 'ApplicationOverview' })
export type ApplicationOverview = Static<typeof ApplicationOverview>
