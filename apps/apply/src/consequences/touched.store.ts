import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { LetterType } from '../letters/kinds/kinds.ts'
import { fullName } from '../people/full-name.ts'
import { isKeptOut } from '../people/kept-out.ts'
import { provenAddress } from '../people/proven-address.ts'
import { inStates } from '../states/among.ts'
import { isSent, underway } from '../states/application-states.ts'
import type { Language } from '../text/language.ts'

/** The letters that the service writes after a step of a position or a decision. */
export const foreseenLetters = [
  'NEW_POSITION',
  'APPLICATION_JOB_CLOSED',
  'APPLICATION_REJECTED_JOB_FILLED',
  'INTERVIEW_CANCELLED',
  'PANEL_INTERVIEW_CANCELLED',
  'REFERENCE_CANCELLED',
] as const satisfies readonly LetterType[]
type ForeseenLetter = (typeof foreseenLetters)[number]

/** People who get one kind of letter in one language. */
export type Readers = {
  readonly type: ForeseenLetter
  readonly language: Language
  readonly people: number
  /** Some of them, in the order of the alphabet. */
  readonly names: readonly string[]
}

/** How many are named of each kind. */
const mostNamed = 20

/** Which applications `a` a step concerns. */
export type Which = RawBuilder<unknown>

export const ofJob = (jobId: string, readerId: string, except: string | undefined): Which =>
  sql`${existsFor(jobId, readerId)} and a.application_id is distinct from ${except ?? null}::uuid`

/** Those of a job that the reader is not recused from. */
const existsFor = (jobId: string, readerId: string): Which =>
  sql`a.job_id = ${jobId} and not ${isKeptOut(readerId, 'a.application_id')}`

export const ofApplications = (applicationIds: readonly string[]): Which =>
  sql`a.application_id = any(${[...applicationIds]}::uuid[])`

const isUnderway = (which: Which) => sql`${which} and ${inStates('a.state', underway)} and a.anonymised_at is null`

/** One row per language; an essential letter goes to everyone with an address. */
const read = async (db: QueryExecutorProvider, type: ForeseenLetter, from: RawBuilder<unknown>) => {
  const { rows } = await sql<Omit<Readers, 'type'>>`select reader.language, count(*) as people, coalesce(to_json(
      (array_agg(reader.name order by lower(reader.name)) filter (where reader.name <> ''))[:${mostNamed}::int]), '[]')
      as names
    from (${from}) reader group by reader.language order by people desc, reader.language`.execute(db)
  return rows.map(row => ({ type, ...row }))
}

const nameIn = (table: 'a' | 'p' | 'r') => sql`${fullName(table)} as name`

/** Everyone whose application is still open. */
export const applicantsUnderway = (db: QueryExecutorProvider, which: Which, type: ForeseenLetter) =>
  read(
    db,
    type,
    sql`select p.language, ${nameIn('a')} from application a join person p on p.user_id = a.applicant_id
    where ${isUnderway(which)} and a.email <> ''`,
  )

/** Referees who were asked and have not answered. They are written to in the language of the request. */
export const refereesAsked = (db: QueryExecutorProvider, which: Which) =>
  read(
    db,
    'REFERENCE_CANCELLED',
    sql`select r.language, ${nameIn('r')} from reference r
    join application a using (application_id) where ${isUnderway(which)} and r.state = 'REQUESTED'`,
  )

const booked = sql`interview_booking b
    join interview_slot s on s.slot_id = b.slot_id join interviewee i on i.interviewee_id = b.interviewee_id
    join application a on a.application_id = i.application_id`
const isAhead = (which: Which) => sql`${which} and a.state <> 'ACCEPTED' and s.starts_at > now()`

/** Applicants whose booked interview has not begun. */
export const interviewsAhead = (db: QueryExecutorProvider, which: Which) =>
  read(
    db,
    'INTERVIEW_CANCELLED',
    sql`select p.language, ${nameIn('a')} from ${booked} join person p on p.user_id = a.applicant_id where ${isAhead(which)}`,
  )

/** Their interviewers, unless they have turned such letters off. */
export const interviewersAhead = (db: QueryExecutorProvider, which: Which) =>
  read(
    db,
    'PANEL_INTERVIEW_CANCELLED',
    sql`select distinct p.user_id, p.language, ${nameIn('p')} from ${booked}
    join interview_interviewer v on v.slot_id = s.slot_id join person p on p.user_id = v.user_id
    join role m on m.user_id = v.user_id and m.research_group_id = a.research_group_id
    where ${isAhead(which)} and ${provenAddress('p')} <> '' and not exists (select from notification_choice c
      where c.user_id = p.user_id and 'PANEL_INTERVIEW_CANCELLED' = any(c.off))`,
  )

/** Subscribers to new positions of this kind who have no letter about this one; who they are is not the group's matter. */
export const subscribers = (db: QueryExecutorProvider, jobId: string) =>
  read(
    db,
    'NEW_POSITION',
    sql`select p.language, '' as name from job j join subscription s using (subject_area)
    join person p using (user_id) where j.job_id = ${jobId} and p.erased_at is null
    and not exists (select from letter l where l.job_id = j.job_id and l.user_id = s.user_id
      and l.state <> 'TAKEN_BACK')`,
  )

type Counts = { readonly underway: number; readonly sent: number; readonly drafts: number }

/** How many are open, were ever sent, and are drafts. */
export const countApplications = async (
  db: QueryExecutorProvider,
  jobId: string,
  readerId: string,
  which: Which,
): Promise<Counts> => {
  const { rows } = await sql<Counts>`select count(*) filter (where ${isUnderway(which)}) as underway,
    count(*) filter (where ${isSent('a')}) as sent, count(*) filter (where a.state = 'SAVED') as drafts
    from application a where ${existsFor(jobId, readerId)}`.execute(db)
  return rows[0] ?? { underway: 0, sent: 0, drafts: 0 }
}
