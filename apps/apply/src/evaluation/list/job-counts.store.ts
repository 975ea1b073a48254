import type { Actor } from '@kolleg/access'
import { type QueryExecutorProvider, sql } from 'kysely'
import { judgedBy } from '../../applications/judged-by.ts'
import type { JobState } from '../../jobs/job.ts'
import { sentStates } from '../../states/application-states.ts'
import { evaluated } from '../job.policy.ts'

export type JobCounts = {
  readonly jobId: string
  readonly title: string
  readonly state: JobState
  readonly count: number
  readonly counts: Readonly<Record<string, number>>
}

const inEachState = sql.join(
  sentStates.map(state => sql`${sql.lit(state)}, count(*) filter (where a.state = ${sql.lit(state)})`),
)

export const findJobCounts = async (db: QueryExecutorProvider, actor: Actor): Promise<readonly JobCounts[]> => {
  const { rows } = await sql<JobCounts>`select j.job_id as "jobId", j.title, j.state, count(a.application_id) as count,
      jsonb_build_object(${inEachState}) as counts
    from job j left join application a on a.job_id = j.job_id and ${judgedBy(actor)}
    where ${evaluated.which(actor, 'evaluate', { researchGroupId: 'j.research_group_id' })}
    group by j.job_id order by j.state = 'PUBLISHED' desc, j.updated_at desc, j.job_id`.execute(db)
  return rows
}
