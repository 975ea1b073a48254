import type { Actor } from '@kolleg/access'
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { Type } from 'typebox'
import { type ListQuery, listQuery } from '../lists/list-query.ts'
import { readPage } from '../lists/page.ts'
import { listed, Repeated } from '../lists/repeated.ts'
import { jobTables, summaryColumns } from './job.columns.ts'
import { jobs } from './job.policy.ts'
import { type Job, jobStates } from './job.ts'
import { summaryOf } from './job.view.ts'
import { searchFor } from './search.ts'

const order = {
  sortable: {
    title: sql`lower(j.title)`,
    state: sql`j.state`,
    applicationDeadline: sql`coalesce(j.application_deadline, 'infinity')`,
    publishedAt: sql`coalesce(j.published_at, '-infinity')`,
    createdAt: sql`j.created_at`,
    updatedAt: sql`j.updated_at`,
  },
  sortedBy: '-updatedAt',
}

export const JobListQuery = {
  ...listQuery(order),
  state: Repeated(Type.Enum([...jobStates])),
  query: Type.Optional(Type.String({ maxLength: 200, description: 'Words to find, in English or German.' })),
}

type JobsQuery = ListQuery & { readonly state?: Job['state'] | Job['state'][]; readonly query?: string }

/** Which jobs, besides those that the caller may read. */
type Which = { readonly researchGroupId?: string; readonly professorId?: string }

/** Jobs in any state, as far as the caller may read them. */
export const listJobs = async (
  db: QueryExecutorProvider,
  actor: Actor,
  { researchGroupId, professorId }: Which,
  { state, query, ...page }: JobsQuery,
) => {
  const states = listed(state)
  const conditions: RawBuilder<unknown>[] = [
    sql`${jobs.which(actor, 'read', { researchGroupId: 'j.research_group_id' })}`,
    (await searchFor(db, query)).condition,
    ...(researchGroupId === undefined ? [] : [sql`j.research_group_id = ${researchGroupId}`]),
    ...(professorId === undefined ? [] : [sql`j.supervising_professor_id = ${professorId}`]),
    ...(states.length === 0 ? [] : [sql`j.state = any(${states})`]),
  ]
  const { items, ...rest } = await readPage<Job>(
    db,
    {
      select: summaryColumns,
      from: jobTables,
      where: sql.join(conditions, sql` and `),
      id: sql`j.job_id`,
      ...order,
    },
    page,
  )
  return { items: items.map(job => summaryOf(actor, job)), ...rest }
}
