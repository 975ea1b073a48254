import type { Actor } from '@kolleg/access'
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { Type } from 'typebox'
import { type ListAsked, ListQuery } from '../lists/list-query.ts'
import { type Page, readPage } from '../lists/page.ts'
import { applications } from './application.policy.ts'
import { type ApplicationState, applicationStates } from './application.ts'
import type { ApplicationOverview } from './application.view.ts'

export const ApplicationListQuery = {
  ...ListQuery,
  state: Type.Optional(Type.Enum([...applicationStates])),
  jobId: Type.Optional(Type.String({ format: 'uuid' })),
}
export const AdminListQuery = {
  ...ApplicationListQuery,
  researchGroupId: Type.Optional(Type.String({ format: 'uuid' })),
}

type Asked = ListAsked & {
  readonly state?: ApplicationState
  readonly jobId?: string
  readonly researchGroupId?: string
}

type Row = {
  readonly applicationId: string
  readonly state: ApplicationState
  readonly job: ApplicationOverview['job']
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly submittedAt: Date | null
}

const select = sql`application.application_id as "applicationId", application.state,
  jsonb_build_object('jobId', job.job_id, 'title', coalesce(application.snapshot #>> '{job,title}', job.title),
    'state', job.state, 'researchGroupId', job.research_group_id, 'researchGroupName', research_group.name) as job,
  application.created_at as "createdAt", application.updated_at as "updatedAt",
  application.submitted_at as "submittedAt"`
const from = sql`application join job using (job_id)
  join research_group on research_group.research_group_id = application.research_group_id`
const sortable = {
  createdAt: sql`application.created_at`,
  updatedAt: sql`application.updated_at`,
  submittedAt: sql`coalesce(application.submitted_at, '-infinity')`,
  state: sql`application.state`,
  job: sql`lower(job.title)`,
}
const places = {
  applicantId: 'application.applicant_id',
  researchGroupId: 'application.research_group_id',
  state: 'application.state',
} as const

const listWhere = async (
  db: QueryExecutorProvider,
  who: RawBuilder<unknown>,
  { state, jobId, researchGroupId, ...page }: Asked,
): Promise<Page<ApplicationOverview>> => {
  const where = sql.join(
    [
      who,
      ...(state === undefined ? [] : [sql`application.state = ${state}`]),
      ...(jobId === undefined ? [] : [sql`application.job_id = ${jobId}`]),
      ...(researchGroupId === undefined ? [] : [sql`application.research_group_id = ${researchGroupId}`]),
    ],
    sql` and `,
  )
  const listed = { select, from, where, id: sql`application.application_id`, sortable, sortedBy: '-createdAt' }
  const { items, ...rest } = await readPage<Row>(db, listed, page)
  return { items: items.map(overviewOf), ...rest }
}

const overviewOf = ({ createdAt, updatedAt, submittedAt, ...row }: Row): ApplicationOverview => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  submittedAt: submittedAt?.toISOString() ?? null,
})

/** One's own. */
export const listMine = (db: QueryExecutorProvider, actor: Actor, asked: Asked): Promise<Page<ApplicationOverview>> =>
  listWhere(db, sql`${applications.which(actor, 'list', places)}`, asked)

/** Of one person, for that person and for ADMIN. */
export const listOf = (
  db: QueryExecutorProvider,
  actor: Actor,
  userId: string,
  asked: Asked,
): Promise<Page<ApplicationOverview>> =>
  listWhere(db, sql`application.applicant_id = ${userId} and ${applications.which(actor, 'oversee', places)}`, asked)

/** All there are, for ADMIN: state, job and dates. */
export const listAll = (db: QueryExecutorProvider, actor: Actor, asked: Asked): Promise<Page<ApplicationOverview>> =>
  listWhere(db, sql`${applications.which(actor, 'oversee', places)}`, asked)
