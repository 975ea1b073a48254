import type { Actor } from '@kolleg/access'
import { type RawBuilder, sql } from 'kysely'
import { applications } from '../../applications/application.policy.ts'
import { contains } from '../../lists/contains.ts'
import { type Key, orderOf, type Sortable } from '../../lists/order.ts'
import { listed } from '../../lists/repeated.ts'
import { seenAverage } from '../seen-ratings.ts'
import { type Filtered, sentStates } from './filters.ts'

/** What a page is sorted by, each a column of `found` that is never null. */
const sortable: Sortable = {
  submittedAt: sql.ref('found.submitted_at'),
  name: sql.ref('found.name'),
  state: sql.ref('found.place_of_state'),
  job: sql.ref('found.title'),
  rating: sql.ref('found.rating'),
  grade: sql.ref('found.grade'),
}
const sortedBy = '-submittedAt'

/** Below every rating, and above every grade: who has none comes last where the best come first. */
const noRating = -9
const noGrade = 9.9

export const keysOf = (sort = sortedBy): readonly Key[] => orderOf(sort, sortable, sql.ref('found.application_id'))

/** An application that exists for the actor as a judge of it. */
export const judged = (actor: Actor): RawBuilder<unknown> =>
  sql`a.submitted_at is not null and ${applications.which(actor, 'evaluate', {
    researchGroupId: 'a.research_group_id',
    applicantId: 'a.applicant_id',
    state: 'a.state',
  })}`

export const tables = sql`application a join job j on j.job_id = a.job_id
  join research_group g on g.research_group_id = a.research_group_id`

const words = sql`(a.first_name || ' ' || a.last_name || ' ' || a.email || ' ' || j.title)`

const conditionsOf = (
  { userId }: Actor,
  { minRating, unratedByMe, text = '' }: Filtered,
): readonly RawBuilder<unknown>[] => [
  ...(minRating === undefined ? [] : [sql`coalesce(${seenAverage(userId)} >= ${minRating}::numeric, false)`]),
  ...(unratedByMe === undefined
    ? []
    : [
        sql`${unratedByMe}::boolean = not exists (select from rating own
          where own.application_id = a.application_id and own.rater_id = ${userId})`,
      ]),
  ...text.split(/\s+/).flatMap(word => (word === '' ? [] : [contains(words, word)])),
]

const among = (column: string, values: readonly string[]): RawBuilder<boolean> =>
  values.length === 0 ? sql`true` : sql`${sql.ref(column)} = any(${values})`

/**
 * The applications that a member may judge, as `found`: each with what it is sorted by, and for each facet whether it
 * passes the filter of that facet. Others' ratings have a part in it only where the member may see them.
 */
export const foundOf = (
  actor: Actor,
  asked: Filtered,
  keys: readonly Key[],
  more: readonly RawBuilder<unknown>[] = [],
): RawBuilder<unknown> => {
  const isByRating = keys.some(({ field }) => field === 'rating')
  const group = asked.researchGroupId === undefined ? [] : [asked.researchGroupId]
  return sql`found as (
    select a.application_id, a.state, a.job_id, a.research_group_id, a.submitted_at, j.title,
      lower(a.last_name || ' ' || a.first_name) as name, coalesce(a.german_grade, ${sql.lit(noGrade)}) as grade,
      array_position(array[${sql.join(sentStates.map(state => sql.lit(state)))}], a.state) as place_of_state,
      ${isByRating ? sql`coalesce(${seenAverage(actor.userId)}, ${sql.lit(noRating)})` : sql`0`} as rating,
      ${among('a.state', listed(asked.state))} as passes_state,
      ${among('a.job_id', listed(asked.jobId))} as passes_job_id,
      ${among('a.research_group_id', group)} as passes_research_group_id
    from ${tables} where ${sql.join([judged(actor), ...conditionsOf(actor, asked), ...more], sql` and `)})`
}

export const passesAll = sql`passes_state and passes_job_id and passes_research_group_id`
