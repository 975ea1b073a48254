import { sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'
import { fullName } from '../../people/full-name.ts'
import type { Language } from '../../text/language.ts'

const beforeAll = '00000000-0000-0000-0000-000000000000'

export const insertAnnouncement = async (tx: Tx, jobId: string): Promise<void> => {
  await sql`insert into announcement (job_id) values (${jobId}) on conflict do nothing`.execute(tx)
}

/** The published jobs of a group whose announcement has begun. */
export const announcedJobsOf = async (tx: Tx, researchGroupId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`select job_id as id from announcement join job using (job_id)
    where research_group_id = ${researchGroupId} and state = 'PUBLISHED' order by job_id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Locked, so that nobody gets the news twice; false if the job is gone. */
export const lockAnnouncement = async (tx: Tx, jobId: string): Promise<boolean> => {
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

const listening = sql`p.user_id as "userId", ${fullName('p')} as name,
  p.first_name as "firstName", p.email as address, p.language`

/**
 * The next subscribers of the subject area without a letter about the job, or with a dropped one only. They are locked:
 * none can be erased before their letter is written.
 */
export const nextListeners = async (
  tx: Tx,
  jobId: string,
  subjectArea: string,
  { after = beforeAll, most }: { readonly after?: string | undefined; readonly most: number },
): Promise<readonly Listener[]> => {
  const { rows } = await sql<Listener>`select ${listening} from subscription s join person p using (user_id)
    where s.subject_area = ${subjectArea} and p.erased_at is null and s.user_id > ${after}
      and not exists (select from letter l where l.job_id = ${jobId} and l.user_id = s.user_id
        and l.state <> 'TAKEN_BACK')
    order by s.user_id limit ${most} for share of p`.execute(tx)
  return rows
}

/** A subscriber who wants to hear of the job; undefined if either is gone. */
export const findListener = async (tx: Tx, userId: string | null, jobId: string): Promise<Listener | undefined> => {
  const { rows } = await sql<Listener>`select ${listening} from job join subscription s using (subject_area)
    join person p using (user_id) where job_id = ${jobId} and p.user_id = ${userId} and p.erased_at is null`.execute(tx)
  return rows[0]
}

type Labels = Readonly<Record<'area' | 'place', Readonly<Record<Language, string>> | null>>

/** The labels of the codes of a job. */
export const labelsOf = async (tx: Tx, subjectArea: string, location: string | null): Promise<Labels> => {
  const { rows } = await sql<Labels>`select
    (select jsonb_build_object('en', en, 'de', de) from subject_area where code = ${subjectArea}) as area,
    (select jsonb_build_object('en', en, 'de', de) from location where code = ${location}) as place`.execute(tx)
  return rows[0] ?? { area: null, place: null }
}
