import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import { applicationStates } from '../applications/application.ts'
import { instant, orNull, uuid } from '../schema-parts.ts'
import { type Assessment, averageOf } from './assessment.ts'
import { interviewees } from './interviewee.policy.ts'
import { type Interviewee, intervieweeStates } from './interviewee.ts'
import type { Process } from './process.ts'

const text = Type.String()
const grade = Type.Integer({ minimum: -2, maximum: 2 })

export const IntervieweeView = Type.Object(
  {
    intervieweeId: uuid,
    processId: uuid,
    applicationId: uuid,
    applicationState: Type.Enum([...applicationStates]),
    firstName: text,
    lastName: text,
    email: text,
    state: Type.Enum([...intervieweeStates]),
    addedAt: instant,
    contactedAt: orNull(instant),
    slot: orNull(Type.Object({ slotId: uuid, startsAt: instant, endsAt: instant }, { title: 'SlotTime' })),
    assessments: orNull(
      Type.Integer({
        description: 'How many interviewers have given their assessment; null if you may not see the assessments.',
      }),
    ),
    may: Type.Array(text),
  },
  { title: 'Interviewee' },
)

export const AssessmentView = Type.Object(
  {
    userId: uuid,
    firstName: text,
    lastName: text,
    overall: grade,
    criteria: Type.Array(Type.Object({ name: text, value: grade }, { title: 'CriterionGrade' })),
    notes: text,
    updatedAt: instant,
    version: Type.Integer(),
  },
  { title: 'InterviewAssessment' },
)

export const IntervieweeDetail = Type.Object(
  {
    ...IntervieweeView.properties,
    assessed: Type.Array(AssessmentView, { description: 'As far as the caller may see them.' }),
    mine: orNull(AssessmentView),
    average: orNull(Type.Number({ description: 'Of the assessments shown.' })),
  },
  { title: 'IntervieweeDetail' },
)

/**
 * Nobody sees assessments of themselves, and with independent assessment nobody sees others before giving their own.
 */
const seesAssessments = (actor: Actor, { independent }: Process, interviewee: Interviewee): boolean =>
  interviewees.may(actor, 'readAssessments', interviewee) &&
  (!independent || interviewee.assessorIds.includes(actor.userId))

/** A person who has withdrawn, or about whom the group has decided, gets no time. */
const ofTheShortlist: ReadonlySet<string> = new Set(['invite', 'assign'])

export const intervieweeView = (
  actor: Actor,
  process: Process,
  interviewee: Interviewee,
): Static<typeof IntervieweeView> => {
  const { slotId, startsAt, endsAt, contactedAt } = interviewee
  const applicationState =
    interviewee.applicantId === actor.userId ? interviewee.knownState : interviewee.applicationState
  return {
    intervieweeId: interviewee.intervieweeId,
    processId: interviewee.processId,
    applicationId: interviewee.applicationId,
    applicationState,
    firstName: interviewee.firstName,
    lastName: interviewee.lastName,
    email: interviewee.email,
    state: interviewee.state,
    addedAt: interviewee.addedAt.toISOString(),
    contactedAt: contactedAt?.toISOString() ?? null,
    slot:
      slotId === null || startsAt === null || endsAt === null
        ? null
        : { slotId, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    assessments: seesAssessments(actor, process, interviewee) ? interviewee.assessorIds.length : null,
    may: interviewees
      .allowedActions(actor, interviewee)
      .filter(deed => deed !== 'book' && (process.jobState === 'PUBLISHED' || deed.startsWith('read')))
      .filter(deed => applicationState === 'INTERVIEW' || !ofTheShortlist.has(deed))
      .filter(deed => deed !== 'assess' || interviewee.anonymisedAt === null),
  }
}

export const assessmentView = (assessment: Assessment): Static<typeof AssessmentView> => ({
  ...assessment,
  criteria: [...assessment.criteria],
  updatedAt: assessment.updatedAt.toISOString(),
})

export const intervieweeDetail = (
  actor: Actor,
  process: Process,
  interviewee: Interviewee,
  assessments: readonly Assessment[],
): Static<typeof IntervieweeDetail> => {
  const shown = seesAssessments(actor, process, interviewee) ? assessments : []
  const mine = shown.find(({ userId }) => userId === actor.userId)
  return {
    ...intervieweeView(actor, process, interviewee),
    assessed: shown.map(assessmentView),
    mine: mine ? assessmentView(mine) : null,
    average: averageOf(shown),
  }
}
