import { type Appointment, icalendar } from '../calendar/icalendar.ts'
import type { Context } from '../context.ts'
import type { Calendar } from '../letters/mail/mail.ts'
import { isAddress } from '../letters/mail/recipient.ts'
import { senderAddress, senderDomain } from '../letters/mail/sender.ts'
import type { Language } from '../people/person.ts'
import { linkTo } from '../site/link.ts'
import { type Interview, placeOf } from './interview.ts'

const words = {
  en: { interview: 'Interview', people: 'With' },
  de: { interview: 'Gespräch', people: 'Mit' },
} as const satisfies Record<Language, object>

type Needed = Pick<Context, 'config' | 'embedded'>

/** The page on which the interviewee chooses, moves and cancels. */
export const bookingPage = (context: Needed, { processId }: Pick<Interview, 'processId'>): string =>
  linkTo(context, `/interviews/${processId}/booking`)

/** The interview as calendars know it; for an interviewer with the name of whom to expect. */
export const appointmentOf = (
  context: Needed,
  interview: Interview,
  { stamp, isFor, language }: { stamp: Date; isFor: 'interviewee' | 'interviewer'; language: Language },
): Appointment => {
  const { MAIL_FROM } = context.config
  const { bookingId, groupName, groupEmail, jobTitle, interviewers, firstName, lastName, email } = interview
  const { interview: title, people } = words[language]
  const applicant = `${firstName} ${lastName}`.trim()
  const subject = isFor === 'interviewer' ? `${applicant}, ${jobTitle}` : jobTitle
  const page =
    isFor === 'interviewer' ? linkTo(context, `/interviews/${interview.processId}`) : bookingPage(context, interview)
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
    organizer: { name: groupName, address: isAddress(groupEmail) ? groupEmail : (senderAddress(MAIL_FROM) ?? '') },
    attendees: isAddress(email) ? [{ name: applicant, address: email }] : [],
    stamp,
  }
}

/** What goes with a letter to the interviewee. */
export const invitation = (
  context: Needed,
  interview: Interview,
  method: Calendar['method'],
  stamp: Date,
): Calendar => {
  const appointment = appointmentOf(context, interview, { stamp, isFor: 'interviewee', language: interview.language })
  return { method, content: icalendar(method, [appointment]) }
}
