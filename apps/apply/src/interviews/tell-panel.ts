import { whenOf } from '../calendar/when.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import type { LetterData, LetterType } from '../letters/kinds/kinds.ts'
import type { Calendar } from '../letters/mail/mail.ts'
import { isAddress } from '../letters/mail/recipient.ts'
import { panelInvitation, processPage } from './appointment.ts'
import { changed } from './changed.ts'
import { dropFreedLetter, type Unaware } from './drop-letters.ts'
import { type Interview, type Interviewer, placeOf } from './interview.ts'
import { reasonFor, type Why } from './reasons.ts'

type Change = {
  /** The interview before the change, unless it is new. */
  readonly before?: Interview | undefined
  /** The interview now, unless it was cancelled. */
  readonly after?: Interview
  readonly unaware?: Unaware | undefined
  readonly at: Date
  readonly why?: Why
}

/**
 * Writes to former and current interviewers about a change of an interview. Their calendars use the same
 * event as the applicant's, and each change increments its sequence. For an interviewer who may not know of it yet it
 * is new, even if they turned letters about changes off.
 */
export const tellPanel = async (tx: Tx, context: Context, { before, after, unaware, at, why = 'none' }: Change) => {
  for (const member of after?.panel ?? [])
    if (after) {
      const isKnown = isAmong(before, member) && !unaware?.has(member.userId)
      await tellHolding(tx, context, member, isKnown ? before : undefined, after, at)
    }
  for (const member of before?.panel ?? [])
    if (before && !isAmong(after, member)) {
      const last = { ...before, sequence: after?.sequence ?? before.sequence + 1 }
      await tellFreed(tx, context, member, last, after ? 'otherPanel' : why, at)
    }
}

const isAmong = (interview: Interview | undefined, { userId }: Interviewer): boolean =>
  interview?.panel.some(member => member.userId === userId) ?? false

const tellHolding = async (
  tx: Tx,
  context: Context,
  member: Interviewer,
  before: Interview | undefined,
  after: Interview,
  at: Date,
): Promise<void> => {
  await dropFreedLetter(tx, after.applicationId, member.userId, at)
  const known = about(context, member, after)
  const data = { ...known, interview: { ...known.interview, place: placeOf(after) } }
  const calendar = panelInvitation(context, after, member, 'REQUEST', at)
  if (before === undefined) await send(tx, context, member, after, 'PANEL_INTERVIEW_BOOKED', data, calendar)
  else {
    const told = changed(before, after, member.language, each => when(each, member))
    const interview = { ...data.interview, ...told }
    await send(tx, context, member, after, 'PANEL_INTERVIEW_MOVED', { ...data, interview }, calendar)
  }
}

const tellFreed = async (
  tx: Tx,
  context: Context,
  member: Interviewer,
  interview: Interview,
  why: Why,
  at: Date,
): Promise<void> => {
  const known = about(context, member, interview)
  const reason = reasonFor('panel', why, member.language)
  const data = { ...known, interview: { ...known.interview, reason } }
  const calendar = panelInvitation(context, interview, member, 'CANCEL', at)
  await send(tx, context, member, interview, 'PANEL_INTERVIEW_CANCELLED', data, calendar)
}

const when = (interview: Interview, { language }: Interviewer): string =>
  whenOf(interview, language, interview.zone, null)

const about = (context: Context, member: Interviewer, interview: Interview) => ({
  member: { firstName: member.firstName },
  applicant: { name: `${interview.firstName} ${interview.lastName}`.trim() },
  job: { title: interview.jobTitle },
  group: { name: interview.groupName },
  interview: { when: when(interview, member), link: processPage(context, interview) },
})

const send = async <T extends LetterType>(
  tx: Tx,
  { letters }: Context,
  { userId, name, address, language }: Interviewer,
  { researchGroupId: groupId, applicationId, startsAt }: Interview,
  type: T,
  data: LetterData<T>,
  calendar: Calendar,
): Promise<void> => {
  if (!isAddress(address)) return
  const to = { userId, name, address }
  const expires = calendar.method === 'REQUEST' && { expiresAt: startsAt }
  await letters.write(tx, { type, language, to, data, groupId, applicationId, calendar, ...expires })
}
