import { type Appointment, icalendar } from '../calendar/icalendar.ts'
import type { Context } from '../context.ts'
import type { Calendar } from '../letters/mail/mail.ts'
import { isAddress, type Recipient } from '../letters/mail/recipient.ts'
import { senderAddress, senderDomain } from '../letters/mail/sender.ts'
import { linkTo } from '../site/link.ts'
import type { Language } from '../text/language.ts'
import { type Interview, type Interviewer, placeOf } from './interview.ts'

const words = {
  en: { interview: 'Interview', people: 'With' },
  de: { interview: 'Gespräch', people: 'Mit' },
} as const satisfies Record<Language, object>

type Needed = Pick<Context, 'config' | 'embedded'>

/** The page on which interviewees choose, move and cancel their time. */
export const bookingPage = (context: Needed, { processId }: Pick<Interview, 'processId'>): string =>
  linkTo(context, `/interviews/${processId}/booking`)

/** The page on which members arrange the interviews of a job. */
export const processPage = (
  context: Needed,
  { researchGroupId, processId }: Pick<Interview, 'researchGroupId' | 'processId'>,
): string => linkTo(context, `/groups/${researchGroupId}/interviews/${processId}`)

type Reader = {
  readonly stamp: Date
  readonly isFor: 'interviewee' | 'interviewer'
  readonly language: Language
  /** The person invited by letter; a calendar feed invites nobody. */
  readonly attendee?: Recipient
}

/** The interview as a calendar event; for an interviewer it names the interviewee. */
export const appointmentOf = (
  context: Needed,
  interview: Interview,
  { stamp, isFor, language, attendee }: Reader,
): Appointment => {
  const { MAIL_FROM } = context.config
  const { bookingId, groupName, jobTitle, interviewers, firstName, lastName } = interview
  const { interview: title, people } = words[language]
  const applicant = `${firstName} ${lastName}`.trim()
  const subject = isFor === 'interviewer' ? `${applicant}, ${jobTitle}` : jobTitle
  const page = isFor === 'interviewer' ? processPage(context, interview) : bookingPage(context, interview)
  return {
    uid: `${bookingId}@${senderDomain(MAIL_FROM)}`,
    sequence: interview.sequence,
    startsAt: interview.startsAt,
    endsAt: interview.endsAt,
    zone: interview.zone,
    summary: `${title}: ${subject}`,
    description: [groupName, ...(interviewers.length > 0 ? [`${people} ${interviewers.join(', ')}`] : []), page].join(
      '\n',
    ),
    place: placeOf(interview),
    link: interview.link || page,
    // The same as in the From header: mail programs warn about an invitation by anybody else, or do not show it as one.
    organizer: { name: groupName, address: senderAddress(MAIL_FROM) ?? '' },
    attendees: attendee ? [attendee] : [],
    stamp,
  }
}

/** The calendar attachment for the interviewee. */
export const invitation = (
  context: Needed,
  interview: Interview,
  method: Calendar['method'],
  stamp: Date,
): Calendar => {
  const { firstName, lastName, email, language } = interview
  const attendee = { name: `${firstName} ${lastName}`.trim(), address: email }
  const reader = { stamp, isFor: 'interviewee', language, ...(isAddress(email) && { attendee }) } as const
  return { method, content: icalendar(method, [appointmentOf(context, interview, reader)]) }
}

/** The calendar attachment for one interviewer; it contains nobody else’s address. */
export const panelInvitation = (
  context: Needed,
  interview: Interview,
  { name, address, language }: Interviewer,
  method: Calendar['method'],
  stamp: Date,
): Calendar => {
  const attendee = { name, address }
  const reader = { stamp, isFor: 'interviewer', language, ...(isAddress(address) && { attendee }) } as const
  return { method, content: icalendar(method, [appointmentOf(context, interview, reader)]) }
}
