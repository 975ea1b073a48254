import type { Fact } from '@kolleg/lifecycle'
import { type RawBuilder, sql } from 'kysely'
import { applicationColumns } from '../applications/application.columns.ts'
import { type Application, type ApplicationState, applicationSteps } from '../applications/application.ts'
import type { Tx } from '../db/schema.ts'
import { isAmong } from '../states/among.ts'
import { drafts, ended, isSent } from '../states/application-states.ts'
import type { Language } from '../text/language.ts'

type Move = 'closeJob' | 'closeJobDraft' | 'reject'
type Owed = 'JOB_CLOSED' | 'JOB_FILLED'

/**
 * Takes one step with every application of a job for which the lifecycle allows it, in one statement: states, audit
 * trail and, for a rejection, the review. It names no actor: the member who ended the job may have applied to it, and
 * may not evaluate their own application.
 */
export const moveAllOf = async (
  tx: Tx,
  jobId: string,
  action: Move,
  { at }: Fact,
  owed: Owed | null,
): Promise<void> => {
  const { from, to } = applicationSteps.table[action]
  await sql`with before as (
      select application_id, state, version, updated_at from application
      where job_id = ${jobId} and state = any(${[...from]}::text[]) order by application_id for no key update
    ), seen as (${seenAfter(action)}
    ), moved as (
      update application set state = ${to}, version = application.version + 1, updated_at = ${at}, owed_letter = ${owed},
        ended_at = ${isAmong(ended, to) ? at : null}
      from before where application.application_id = before.application_id
      returning application.application_id, application.research_group_id, before.state as before
    ), reviewed as (${reviewed(action, at)})
    insert into audit_event (at, action, object, object_id, from_state, to_state, research_group_id, details)
    select ${at}, ${action}, ${applicationSteps.of}, application_id::text, before, ${to}, ${groupKnowing(to)},
      jsonb_build_object('jobId', ${jobId}::text)
    from moved`.execute(tx)
}

/** Applicants hear of a rejection from the letter; they see a closing at once. */
const seenAfter = (action: Move): RawBuilder<unknown> =>
  action === 'reject'
    ? sql`insert into application_seen (application_id, version, state, updated_at, seen_from)
        select application_id, version, state, updated_at, '-infinity' from before
        where not exists (select from application_seen line where line.application_id = before.application_id)`
    : sql`delete from application_seen using before where application_seen.application_id = before.application_id`

const reviewed = (action: Move, at: Date): RawBuilder<unknown> =>
  action === 'reject'
    ? sql`insert into application_review (application_id, decision, reason, decided_at, known_from, state_before)
        select application_id, 'REJECTED', 'JOB_FILLED', ${at}::timestamptz,
          ${at}::timestamptz + make_interval(mins => letter_grace_minutes), before
        from moved join research_group using (research_group_id) returning review_id`
    : sql`select 1`

/** The group never learns of a draft, not even from its history. */
const groupKnowing = (to: ApplicationState): RawBuilder<unknown> =>
  isAmong(drafts, to) ? sql`null::uuid` : sql`research_group_id`

export const countSubmitted = async (tx: Tx, jobId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from application
    where job_id = ${jobId} and ${isSent('application')}`.execute(tx)
  return rows[0]?.count ?? 0
}

export const hasApplications = async (tx: Tx, jobId: string): Promise<boolean> => {
  const { rows } = await sql`select from application where job_id = ${jobId} limit 1`.execute(tx)
  return rows.length > 0
}

export type Owing = Application & {
  readonly owedLetter: Owed
  readonly language: Language
  /** The time of a decision; null if the job was closed. */
  readonly knownFrom: Date | null
}

/** The next applicants of a job who must still be told, including rows that are locked at the moment. */
export const owedLetters = async (tx: Tx, jobId: string, most: number): Promise<readonly Owing[]> => {
  const { rows } = await sql<Owing>`select ${applicationColumns}, owed_letter as "owedLetter", person.language,
      standing.known_from as "knownFrom"
    from application join person on person.user_id = applicant_id left join application_review standing
      on standing.application_id = application.application_id and standing.reconsidered_at is null
    where job_id = ${jobId} and owed_letter is not null
    order by application.application_id limit ${most} for no key update of application`.execute(tx)
  return rows
}

export const letterWritten = async (tx: Tx, applicationId: string, letterId: string | null): Promise<void> => {
  await sql`update application set owed_letter = null where application_id = ${applicationId}`.execute(tx)
  if (letterId !== null)
    await sql`update application_review set letter_id = ${letterId} where application_id = ${applicationId}
      and reason = 'JOB_FILLED' and letter_id is null and reconsidered_at is null`.execute(tx)
}
