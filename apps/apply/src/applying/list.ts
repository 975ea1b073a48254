import { type Actor, sameId } from '@kolleg/access'
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { Type } from 'typebox'
import { applications } from '../applications/application.policy.ts'
import { type ApplicationState, applicationStates } from '../applications/application.ts'
import { joinSeen } from '../applications/seen.ts'
import { interviewsOf } from '../interviews/of-applications.ts'
import { titleKnown } from '../jobs/as-published.ts'
import { type ListQuery, listQuery } from '../lists/list-query.ts'
import { type Page, readPage } from '../lists/page.ts'
import { uuid } from '../schema-parts.ts'
import { type ApplicationOverview, interviewView } from './application.view.ts'

/** As the applicant knows it, unless the caller judges it. */
const state = sql`coalesce(seen.state, application.state)`
const title = titleKnown('application', 'job')
const changedAt = sql`coalesce(seen.updated_at, application.updated_at)`

const order = {
  sortable: {
    createdAt: sql`application.created_at`,
    updatedAt: changedAt,
    submittedAt: sql`coalesce(application.submitted_at, '-infinity')`,
    state,
    job: sql`lower(${title})`,
  },
  sortedBy: '-createdAt',
}

export const ApplicationListQuery = {
  ...listQuery(order),
  state: Type.Optional(Type.Enum([...applicationStates])),
  jobId: Type.Optional(uuid),
}
export const AdminListQuery = {
  ...ApplicationListQuery,
  researchGroupId: Type.Optional(uuid),
}

type ApplicationsQuery = ListQuery & {
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

const select = sql`application.application_id as "applicationId", ${state} as state,
  jsonb_build_object('jobId', job.job_id, 'title', ${title},
    'state', job.state, 'researchGroupId', job.research_group_id, 'researchGroupName', research_group.name) as job,
  application.created_at as "createdAt", ${changedAt} as "updatedAt", application.submitted_at as "submittedAt"`
const policyColumns = {
  applicationId: 'application.application_id',
  applicantId: 'application.applicant_id',
  jobId: 'application.job_id',
  researchGroupId: 'application.research_group_id',
  state: 'application.state',
} as const
const from = (actor: Actor) => sql`application join job using (job_id)
  join research_group on research_group.research_group_id = application.research_group_id
  ${joinSeen(sql`application.application_id`)} and not ${applications.which(actor, 'evaluate', policyColumns)}`

const listWhere = async (
  db: QueryExecutorProvider,
  actor: Actor,
  who: RawBuilder<unknown>,
  { state: wanted, jobId, researchGroupId, ...page }: ApplicationsQuery,
): Promise<Page<ApplicationOverview>> => {
  const where = sql.join(
    [
      who,
      ...(wanted === undefined ? [] : [sql`${state} = ${wanted}`]),
      ...(jobId === undefined ? [] : [sql`application.job_id = ${jobId}`]),
      ...(researchGroupId === undefined ? [] : [sql`application.research_group_id = ${researchGroupId}`]),
    ],
    sql` and `,
  )
  const listed = {
    select,
    from: from(actor),
    where,
    id: sql`application.application_id`,
    ...order,
  }
  const { items, ...rest } = await readPage<Row>(db, listed, page)
  return { items: items.map(overviewOf), ...rest }
}

const overviewOf = ({ createdAt, updatedAt, submittedAt, ...row }: Row): ApplicationOverview => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  submittedAt: submittedAt?.toISOString() ?? null,
})

export const listMine = async (
  db: QueryExecutorProvider,
  actor: Actor,
  asked: ApplicationsQuery,
): Promise<Page<ApplicationOverview>> =>
  withInterviews(db, actor, await listWhere(db, actor, sql`${applications.which(actor, 'list', policyColumns)}`, asked))

/**
 * The applications of one person, for that person and for ADMIN, who does not learn whose an anonymised application
 * was.
 */
export const listOf = async (
  db: QueryExecutorProvider,
  actor: Actor,
  userId: string,
  asked: ApplicationsQuery,
): Promise<Page<ApplicationOverview>> => {
  const isOwn = sameId(userId, actor.userId)
  const known = isOwn ? sql`true` : sql`application.anonymised_at is null`
  const which = sql`application.applicant_id = ${userId} and ${known} and ${applications.which(actor, 'oversee', policyColumns)}`
  const page = await listWhere(db, actor, which, asked)
  return isOwn ? await withInterviews(db, actor, page) : page
}

const withInterviews = async (
  db: QueryExecutorProvider,
  { userId }: Actor,
  { items, ...rest }: Page<ApplicationOverview>,
): Promise<Page<ApplicationOverview>> => {
  const ids = items.map(({ applicationId }) => applicationId)
  const interviews = await interviewsOf(db, userId, ids)
  const view = (item: ApplicationOverview) => ({
    ...item,
    interview: interviewView(interviews.get(item.applicationId)),
  })
  return { ...rest, items: items.map(view) }
}

/** All applications, for ADMIN: state, job and dates. */
export const listAll = (
  db: QueryExecutorProvider,
  actor: Actor,
  asked: ApplicationsQuery,
): Promise<Page<ApplicationOverview>> =>
  listWhere(db, actor, sql`${applications.which(actor, 'oversee', policyColumns)}`, asked)
