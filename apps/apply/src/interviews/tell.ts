import { whenOf } from '../calendar/when.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import type { LetterData, LetterType } from '../letters/kinds/kinds.ts'
import { isAddress } from '../letters/mail/recipient.ts'
import type { NewLetter } from '../letters/write.ts'
import { bookingPage, invitation } from './appointment.ts'
import { changed } from './changed.ts'
import { type Interview, placeOf } from './interview.ts'
import type { Interviewee } from './interviewee.ts'
import type { Process } from './process.ts'
import { reasonFor, type Why } from './reasons.ts'

const when = (interview: Interview): string =>
  whenOf(interview, interview.language, interview.zone, interview.readersZone)

const aboutIt = ({ firstName, lastName, jobTitle, groupName }: Interview) => ({
  applicant: { firstName, lastName },
  job: { title: jobTitle },
  group: { name: groupName },
})

/** An erased person has no address, and gets no letter. */
const toApplicant = <T extends LetterType>(
  { applicationId, applicantId, firstName, lastName, email, language, researchGroupId, groupEmail }: Interview,
  type: T,
  data: LetterData<T>,
): NewLetter<T> | undefined =>
  isAddress(email)
    ? {
        type,
        language,
        to: { userId: applicantId, name: `${firstName} ${lastName}`.trim(), address: email },
        data,
        groupId: researchGroupId,
        applicationId,
        ...(isAddress(groupEmail) && { replyTo: groupEmail }),
      }
    : undefined

const send = async <T extends LetterType>(
  tx: Tx,
  { letters }: Context,
  letter: NewLetter<T> | undefined,
  more: Pick<NewLetter<T>, 'calendar' | 'notBefore' | 'expiresAt'>,
): Promise<string | undefined> => (letter === undefined ? undefined : await letters.write(tx, { ...letter, ...more }))

/** A letter about an interview that takes place is useless once the interview begins. */
const ahead = (context: Context, interview: Interview, at: Date) => ({
  calendar: invitation(context, interview, 'REQUEST', at),
  expiresAt: interview.startsAt,
})

/** The group has set the time. */
export const tellAssigned = (tx: Tx, context: Context, interview: Interview, message: string, at: Date) => {
  const link = bookingPage(context, interview)
  const data = { ...aboutIt(interview), interview: { when: when(interview), place: placeOf(interview), message, link } }
  return send(tx, context, toApplicant(interview, 'INTERVIEW_INVITATION', data), ahead(context, interview, at))
}

/** The applicant has chosen the time. */
export const tellBooked = (tx: Tx, context: Context, interview: Interview, at: Date) => {
  const link = bookingPage(context, interview)
  const data = { ...aboutIt(interview), interview: { when: when(interview), place: placeOf(interview), link } }
  return send(tx, context, toApplicant(interview, 'INTERVIEW_BOOKED', data), ahead(context, interview, at))
}

/** Time, place or people have changed. */
export const tellMoved = (tx: Tx, context: Context, before: Interview, interview: Interview, at: Date) => {
  const link = bookingPage(context, interview)
  const data = {
    ...aboutIt(interview),
    interview: { ...changed(before, interview, interview.language, when), link },
  }
  return send(tx, context, toApplicant(interview, 'INTERVIEW_MOVED', data), ahead(context, interview, at))
}

/** Calendars remove it. */
export const tellCancelled = (tx: Tx, context: Context, interview: Interview, why: Why, at: Date) => {
  const reason = reasonFor('applicant', why, interview.language)
  const data = { ...aboutIt(interview), interview: { when: when(interview), reason } }
  const last = { ...interview, sequence: interview.sequence + 1 }
  const calendar = invitation(context, last, 'CANCEL', at)
  return send(tx, context, toApplicant(interview, 'INTERVIEW_CANCELLED', data), { calendar })
}

export const tellReminder = (tx: Tx, context: Context, interview: Interview, notBefore: Date) => {
  const link = bookingPage(context, interview)
  const data = { ...aboutIt(interview), interview: { when: when(interview), place: placeOf(interview), link } }
  return send(tx, context, toApplicant(interview, 'INTERVIEW_REMINDER', data), {
    notBefore,
    expiresAt: interview.startsAt,
  })
}

/** Asks a person to choose a time; undefined if they have no address. */
export const invitationLetter = (
  context: Context,
  { applicationId, applicantId, firstName, lastName, email, language, jobTitle }: Interviewee,
  { processId, researchGroupId, groupName }: Process,
  message: string,
) =>
  isAddress(email)
    ? {
        type: 'INTERVIEW_SELF_SCHEDULING' as const,
        language,
        to: { userId: applicantId, name: `${firstName} ${lastName}`.trim(), address: email },
        data: {
          applicant: { firstName, lastName },
          job: { title: jobTitle },
          group: { name: groupName },
          interview: { message, link: bookingPage(context, { processId }) },
        },
        groupId: researchGroupId,
        applicationId,
      }
    : undefined
