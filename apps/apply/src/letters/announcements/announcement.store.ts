import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import type { Language } from '../template/language.ts'

type Tx = Transaction<Tables>

/** False for a job that was announced before. */
export const insertAnnouncement = async (tx: Tx, jobId: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`insert into announcement (job_id) values (${jobId})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Held, so that nobody is told twice; false when its job is gone. */
export const holdAnnouncement = async (tx: Tx, jobId: string): Promise<boolean> => {
  const { rows } = await sql`select from announcement where job_id = ${jobId} for update`.execute(tx)
  return rows.length > 0
}

export type Listener = {
  readonly userId: string
  readonly name: string
  readonly firstName: string
  readonly address: string
  readonly language: Language
}

/** The next people who want to hear of the subject area; nobody of them is erased before their letter is written. */
export const nextListeners = async (
  tx: Tx,
  jobId: string,
  subjectArea: string,
  limit: number,
): Promise<readonly Listener[]> => {
  const { rows } = await sql<Listener>`select p.user_id as "userId", trim(p.first_name || ' ' || p.last_name) as name,
      p.first_name as "firstName", p.email as address, p.language
    from subscription s join person p using (user_id)
    where s.subject_area = ${subjectArea} and p.erased_at is null
      and s.user_id > coalesce((select told_up_to from announcement where job_id = ${jobId}),
        '00000000-0000-0000-0000-000000000000')
    order by s.user_id limit ${limit} for share of p`.execute(tx)
  return rows
}

export const markTold = async (tx: Tx, jobId: string, userId: string): Promise<void> => {
  await tx.updateTable('announcement').set({ told_up_to: userId }).where('job_id', '=', jobId).execute()
}

/** False also when the job is gone. */
export const wantsToHear = async (tx: Tx, userId: string | null, jobId: string): Promise<boolean> => {
  const { rows } = await sql`select from job join subscription using (subject_area)
    where job_id = ${jobId} and subscription.user_id = ${userId}`.execute(tx)
  return rows.length > 0
}

type Labels = Readonly<Record<'area' | 'place', Readonly<Record<Language, string>> | null>>

/** What the codes of a job are called. */
export const labelsOf = async (tx: Tx, subjectArea: string, location: string | null): Promise<Labels> => {
  const { rows } = await sql<Labels>`select
    (select jsonb_build_object('en', en, 'de', de) from subject_area where code = ${subjectArea}) as area,
    (select jsonb_build_object('en', en, 'de', de) from location where code = ${location}) as place`.execute(tx)
  return rows[0] ?? { area: null, place: null }
}
