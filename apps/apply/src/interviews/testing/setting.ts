import { sql } from 'kysely'
import { enter, type Someone } from '../../../test/house/cast.ts'
import type { ApplicationState, Snapshot } from '../../applications/application.ts'
import { complete, inDays, openOffice, publish } from '../../jobs/testing/setting.ts'

export type Reply = Readonly<Record<string, unknown>>

/** Consecutive slots of fifteen minutes, from six o’clock on a day. */
const makeSlots = async (processId: string, interviewer: Someone, { days = 7, count = 1 } = {}) => {
  const { status, body } = await interviewer.post(`/api/interviews/processes/${processId}/slots`, {
    days: [inDays(days)],
    times: Array.from({ length: count }, (_, index) => ({ from: clock(6 * 60 + index * 15) })),
    durationMinutes: 15,
    location: 'Room 1',
    interviewerIds: [interviewer.userId],
  })
  if (status !== 201) throw new Error(`No slots were made: ${status} ${JSON.stringify(body)}`)
  return (body['items'] as readonly Reply[]).map(item => String(item['slotId']))
}

/** A service in which people are interviewed. */
export const openInterviewOffice = async () => {
  const office = await openOffice()
  const { house, here, paula } = office

  /** A published job with its process. */
  const newProcess = async (more: object = {}, groupId = here, by: Someone = paula) => {
    const { jobId } = await publish(by, groupId, complete(by, more))
    const { rows } = await sql<{ id: string }>`select process_id as id from interview_process
      where job_id = ${jobId}`.execute(house.database.query)
    return { jobId, processId: rows[0]?.id ?? '' }
  }

  /** An applicant with an application that counts as sent. */
  const applyAs = async (who: Pick<Someone, 'userId' | 'email'>, jobId: string, state: ApplicationState = 'SENT') => {
    const sent = state === 'SAVED' ? null : { at: new Date(), snapshot: snapshotOf(who.email) }
    const { rows } = await sql<{ id: string }>`insert into application
      (job_id, research_group_id, applicant_id, state, submitted_at, snapshot, job_version, first_name, last_name, email)
      select job_id, research_group_id, ${who.userId}, ${state}, ${sent?.at ?? null}, jsonb_set(${sent?.snapshot ?? null}::jsonb, '{job,title}', to_jsonb(title)),
        version, ${nameIn(who.email)}, 'Test', ${who.email}
      from job where job_id = ${jobId} returning application_id as id`.execute(house.database.query)
    return rows[0]?.id ?? ''
  }

  const shortlisted = async (processId: string, applicationIds: readonly string[], by: Someone = paula) => {
    const { status, body } = await by.post(`/api/interviews/processes/${processId}/interviewees`, { applicationIds })
    if (status !== 201) throw new Error(`Nobody was shortlisted: ${status} ${JSON.stringify(body)}`)
    return (body['items'] as readonly Reply[]).map(item => String(item['intervieweeId']))
  }

  /** An applicant who is on the shortlist and has been asked to choose a time. */
  const invite = async (name: string, { jobId, processId }: { jobId: string; processId: string }) => {
    const who = await enter(house, name)
    const applicationId = await applyAs(who, jobId)
    const [intervieweeId = ''] = await shortlisted(processId, [applicationId])
    const { body } = await paula.post(`/api/interviews/processes/${processId}/invitations`, {
      intervieweeIds: [intervieweeId],
    })
    const [result] = body['results'] as readonly Reply[]
    if (result?.['outcome'] !== 'INVITED') throw new Error(`${name} was not invited: ${JSON.stringify(body)}`)
    return { ...who, applicationId, intervieweeId }
  }

  /** The letters to a person in the order they were written. */
  const lettersTo = async ({ userId }: Pick<Someone, 'userId'>) =>
    await house.database.query
      .selectFrom('letter')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('written_at')
      .orderBy('not_before')
      .execute()

  /** Makes the slot begin this many hours from now. */
  const shift = async (slotId: string, hours: number) => {
    await sql`update interview_slot set starts_at = now() + make_interval(mins => ${Math.round(hours * 60)}),
      ends_at = now() + make_interval(mins => ${Math.round(hours * 60) + 15}) where slot_id = ${slotId}`.execute(
      house.database.query,
    )
  }
  return { ...office, newProcess, applyAs, shortlisted, makeSlots, invite, lettersTo, shift }
}

const nameIn = (email: string): string => email.split('@')[0] ?? ''

const snapshotOf = (email: string): string => {
  const empty = { phone: '', website: '', street: '', postalCode: '', city: '', country: '' }
  const name = { firstName: nameIn(email), lastName: 'Test', email }
  const snapshot: Snapshot = {
    profile: { ...name, ...empty, birthDate: null, nationality: null, degrees: [] },
    job: { version: 1, title: '', questions: [] },
  }
  return JSON.stringify(snapshot)
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export type InterviewOffice = Awaited<ReturnType<typeof openInterviewOffice>>
