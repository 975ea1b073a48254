import type { ApplicationState } from '../applications/application.ts'
import type { Language } from '../text/language.ts'

export const intervieweeStates = ['UNCONTACTED', 'INVITED', 'SCHEDULED', 'COMPLETED'] as const
export type IntervieweeState = (typeof intervieweeStates)[number]

/** A person whose application is on the shortlist of a process. */
export type Interviewee = {
  readonly intervieweeId: string
  readonly processId: string
  readonly researchGroupId: string
  readonly jobId: string
  readonly applicationId: string
  readonly applicantId: string
  readonly applicationState: ApplicationState
  /** As the applicant knows it. */
  readonly knownState: ApplicationState
  /** From then on it contains no personal data. */
  readonly anonymisedAt: Date | null
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly language: Language
  /** As the applicant knows it. */
  readonly jobTitle: string
  readonly state: IntervieweeState
  readonly addedAt: Date
  /** When they were first invited or assigned a time. */
  readonly contactedAt: Date | null
  readonly bookingId: string | null
  readonly slotId: string | null
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  /** Who has given an assessment. */
  readonly assessorIds: readonly string[]
}
