import { type QueryExecutorProvider, sql } from 'kysely'
import type { Appointment } from '../calendar/icalendar.ts'
import type { Context } from '../context.ts'
import { isKeptOut } from '../people/kept-out.ts'
import type { Language } from '../text/language.ts'
import { appointmentOf } from './appointment.ts'
import { findInterviews } from './booking.store.ts'

/** Booked interviews up to three months old, both those the person is invited to and those they hold for a group. */
export const appointmentsOf = async (
  db: QueryExecutorProvider,
  context: Pick<Context, 'config' | 'embedded'>,
  { userId, language }: { readonly userId: string; readonly language: Language },
  stamp: Date,
): Promise<readonly Appointment[]> => {
  const recent = sql`s.ends_at > now() - interval '90 days'`
  const invited = await findInterviews(db, sql`a.applicant_id = ${userId} and ${recent}`)
  const held = await findInterviews(
    db,
    sql`s.slot_id in (select slot_id from interview_interviewer where user_id = ${userId}) and ${recent} and not ${isKeptOut(userId, 'i.application_id')}
      and p.research_group_id in (select research_group_id from role
        where user_id = ${userId} and role in ('EMPLOYEE', 'PROFESSOR'))`,
  )
  return [
    ...invited.map(each => appointmentOf(context, each, { stamp, isFor: 'interviewee', language })),
    ...held.map(each => appointmentOf(context, each, { stamp, isFor: 'interviewer', language })),
  ]
}
