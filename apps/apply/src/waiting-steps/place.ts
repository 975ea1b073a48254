import { sql, type Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'

type Tx = Transaction<Tables>

export type Place = {
  readonly researchGroupId: string
  readonly jobId: string | null
  readonly graceMinutes: number
}

const groupAnd = sql`g.research_group_id as "researchGroupId", g.letter_grace_minutes as "graceMinutes"`
const ofJob = sql`select ${groupAnd}, j.job_id as "jobId" from research_group g
  join job j on j.research_group_id = g.research_group_id`

/** By the names of parameters in paths: where what they name belongs. */
const placeBy = {
  researchGroupId: (id: string) =>
    sql<Place>`select ${groupAnd}, null as "jobId" from research_group g where g.research_group_id = ${id}`,
  jobId: (id: string) => sql<Place>`${ofJob} where j.job_id = ${id}`,
} as const

/** The group and the job that a request is about; undefined for one about neither, or about what is not there. */
export const placeOf = async (tx: Tx, params: unknown): Promise<Place | undefined> => {
  for (const [name, find] of Object.entries(placeBy)) {
    const id: unknown = Object(params)[name]
    if (typeof id !== 'string') continue
    const { rows } = await find(id).execute(tx)
    return rows[0]
  }
  return undefined
}
