import type { ApplicationState } from '../applications/application.ts'
import type { Period } from '../calendar/when.ts'
import type { Language } from '../text/language.ts'

export type Interviewer = {
  readonly userId: string
  readonly firstName: string
  readonly name: string
  readonly address: string
  readonly language: Language
}

/** A booked slot with everything that letters and calendars say about it. */
export type Interview = Period & {
  readonly bookingId: string
  readonly sequence: number
  /** The applicant's time zone, if they stated one. */
  readonly readersZone: string | null
  readonly reminderId: string | null
  readonly processId: string
  readonly slotId: string
  readonly intervieweeId: string
  readonly applicationId: string
  readonly applicationState: ApplicationState
  readonly jobTitle: string
  readonly researchGroupId: string
  readonly groupName: string
  readonly groupEmail: string
  readonly zone: string
  readonly location: string
  readonly link: string
  readonly interviewers: readonly string[]
  /** The interviewers who still belong to the group and have an address. */
  readonly panel: readonly Interviewer[]
  readonly applicantId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly language: Language
}

const noticeMs = 24 * 60 * 60_000

/** Until then applicants can move and cancel; the reminder is sent at this moment. */
export const noticeEnds = ({ startsAt }: Pick<Period, 'startsAt'>): Date => new Date(startsAt.getTime() - noticeMs)

/** The place on one line. */
export const placeOf = ({ location, link }: Pick<Interview, 'location' | 'link'>): string =>
  [location, link].filter(Boolean).join(', ')
