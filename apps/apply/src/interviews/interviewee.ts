import type { ApplicationState } from '../applications/application.ts'

export const intervieweeStates = ['UNCONTACTED', 'INVITED', 'SCHEDULED', 'COMPLETED'] as const
export type IntervieweeState = (typeof intervieweeStates)[number]

/** Someone whose application is on the short list of a process. */
export type Interviewee = {
  readonly intervieweeId: string
  readonly processId: string
  readonly researchGroupId: string
  readonly applicationId: string
  readonly applicantId: string
  readonly applicationState: ApplicationState
  /** As the applicant knows it. */
  readonly knownState: ApplicationState
  /** From then on nothing personal is in it. */
  readonly anonymisedAt: Date | null
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly language: 'en' | 'de'
  /** As the applicant knows it. */
  readonly jobTitle: string
  readonly state: IntervieweeState
  readonly addedAt: Date
  /** When they were invited or given a time. */
  readonly contactedAt: Date | null
  readonly bookingId: string | null
  readonly slotId: string | null
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  /** Who has said what they think. */
  readonly assessorIds: readonly string[]
}
