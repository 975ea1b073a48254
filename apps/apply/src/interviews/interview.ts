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

/** A booked slot with all that letters and calendars tell about it. */
export type Interview = Period & {
  readonly bookingId: string
  readonly sequence: number
  /** Where the applicant reads the clock, when they said so. */
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
  /** Those of them who still belong to the group and can be written to. */
  readonly panel: readonly Interviewer[]
  readonly applicantId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly language: 'en' | 'de'
}

const noticeMs = 24 * 60 * 60_000

/** Until then applicants move and cancel by themselves, and are reminded at that moment. */
export const noticeEnds = ({ startsAt }: Pick<Period, 'startsAt'>): Date => new Date(startsAt.getTime() - noticeMs)

/** Where it takes place, on one line. */
export const placeOf = ({ location, link }: Pick<Interview, 'location' | 'link'>): string =>
  [location, link].filter(Boolean).join(', ')
