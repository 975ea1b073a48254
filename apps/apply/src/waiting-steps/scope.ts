import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'

export type Scope = {
  readonly researchGroupId: string
  readonly jobId: string | null
  readonly processId: string | null
  readonly graceMinutes: number
}

const groupAnd = sql`g.research_group_id as "researchGroupId", g.letter_grace_minutes as "graceMinutes"`
const nothingMore = sql`null as "jobId", null as "processId"`
const ofJob = sql`select ${groupAnd}, j.job_id as "jobId", null as "processId" from research_group g
  join job j on j.research_group_id = g.research_group_id`
const ofProcess = sql`select ${groupAnd}, p.job_id as "jobId", p.process_id as "processId" from interview_process p
  join research_group g on g.research_group_id = p.research_group_id`

/** By parameter name: the group, job and interviews of what it names. */
const scopeBy = {
  researchGroupId: (id: string) =>
    sql<Scope>`select ${groupAnd}, ${nothingMore} from research_group g where g.research_group_id = ${id}`,
  jobId: (id: string) => sql<Scope>`${ofJob} where j.job_id = ${id}`,
  processId: (id: string) => sql<Scope>`${ofProcess} where p.process_id = ${id}`,
  slotId: (id: string) => sql<Scope>`${ofProcess} join interview_slot s using (process_id) where s.slot_id = ${id}`,
  intervieweeId: (id: string) =>
    sql<Scope>`${ofProcess} join interviewee i using (process_id) where i.interviewee_id = ${id}`,
  imageId: (id: string) => sql<Scope>`select ${groupAnd}, ${nothingMore} from research_group g
    join image i using (research_group_id) where i.image_id = ${id}`,
} as const

/** The group, the job and the interviews of a request; undefined if it has none, or they do not exist. */
export const scopeOf = async (tx: Tx, params: unknown): Promise<Scope | undefined> => {
  for (const [name, find] of Object.entries(scopeBy)) {
    const id: unknown = Object(params)[name]
    if (typeof id !== 'string') continue
    const { rows } = await find(id).execute(tx)
    return rows[0]
  }
  return undefined
}
