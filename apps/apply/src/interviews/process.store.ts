import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { isKeptOut } from '../people/kept-out.ts'
import { hasEndedIn } from '../states/job-states.ts'
import type { Process } from './process.ts'
import { isHeld } from './slot.store.ts'

const columns = sql`p.process_id as "processId", p.job_id as "jobId", j.title as "jobTitle", j.state as "jobState",
  j.criteria, p.research_group_id as "researchGroupId", g.name as "groupName", g.timezone as zone,
  g.independent_ratings as independent`
const tables = sql`interview_process p join job j on j.job_id = p.job_id
  join research_group g on g.research_group_id = p.research_group_id`

export const findProcess = async (db: QueryExecutorProvider, processId: string): Promise<Process | undefined> => {
  const { rows } = await sql<Process>`select ${columns} from ${tables} where p.process_id = ${processId}`.execute(db)
  return rows[0]
}

/** A shared lock: closing the job waits for the end of this transaction, other work on its interviews does not. */
export const findLockedProcess = async (tx: Tx, processId: string): Promise<Process | undefined> => {
  await sql`select from job where job_id = (select job_id from interview_process where process_id = ${processId})
    for share`.execute(tx)
  return await findProcess(tx, processId)
}

/** Opens the process of a job; false if it has one. */
export const addProcess = async (tx: Tx, jobId: string, groupId: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('interview_process')
    .values({ job_id: jobId, research_group_id: groupId })
    .onConflict(conflict => conflict.column('job_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const findProcessOfJob = async (db: QueryExecutorProvider, jobId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`select process_id as id from interview_process
    where job_id = ${jobId}`.execute(db)
  return rows[0]?.id
}

export type Counted = Process & {
  readonly uncontacted: number
  readonly invited: number
  readonly scheduled: number
  readonly completed: number
  readonly freeSlots: number
  readonly nextInterviewAt: Date | null
}

/**
 * Processes with their counts, in one statement; those with the next interview come first, closed ones last. Readers
 * are not counted themselves: the counts would reveal how they are judged. Nor is whom they are recused from.
 */
export const countProcesses = async (
  db: QueryExecutorProvider,
  readerId: string,
  where: RawBuilder<unknown>,
): Promise<readonly Counted[]> => {
  const { rows } = await sql<Counted>`select ${columns}, people.*, times.* from ${tables}
    cross join lateral (select
      count(*) filter (where s.slot_id is null and i.contacted_at is null and a.state = 'INTERVIEW') as uncontacted,
      count(*) filter (where s.slot_id is null and i.contacted_at is not null and a.state = 'INTERVIEW') as invited,
      count(*) filter (where s.ends_at > now()) as scheduled,
      count(*) filter (where s.ends_at <= now()) as completed
      from interviewee i join application a on a.application_id = i.application_id
      left join interview_booking b on b.interviewee_id = i.interviewee_id
      left join interview_slot s on s.slot_id = b.slot_id
      where i.process_id = p.process_id and a.applicant_id <> ${readerId}
        and not ${isKeptOut(readerId, 'a.application_id')}) people
    cross join lateral (select
      count(*) filter (where b.slot_id is null and s.starts_at > now() and ${isHeld}) as "freeSlots",
      min(s.starts_at) filter (where b.slot_id is not null and s.starts_at > now()) as "nextInterviewAt"
      from interview_slot s left join interview_booking b on b.slot_id = s.slot_id
      left join interviewee i on i.interviewee_id = b.interviewee_id
      where s.process_id = p.process_id and not ${isKeptOut(readerId, 'i.application_id')}) times
    where ${where}
    order by ${hasEndedIn('j.state')}, "nextInterviewAt" nulls last, lower(j.title), p.process_id`.execute(db)
  return rows
}
