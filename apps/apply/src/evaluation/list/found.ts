import type { Actor } from '@kolleg/access'
import { type RawBuilder, sql } from 'kysely'
import { judgedBy } from '../../applications/judged-by.ts'
import { contains } from '../../lists/contains.ts'
import { type Key, type Order, orderOf } from '../../lists/order.ts'
import { listed } from '../../lists/repeated.ts'
import { sentStates } from '../../states/application-states.ts'
import { seenRank } from '../ranking/seen-rank.ts'
import { joined, type Mean, meanNames, meansOf, seenAmong } from '../seen-ratings.ts'
import type { Filtered } from './filters.ts'

/** Below every rating, and above every grade: applications without one sort last where the best come first. */
const noRating = -9
const noGrade = 9.9
/** Behind every rank. */
const noRank = 999_999

/** The sort fields: never null, and computed only if used. */
const sortedOn = {
  submittedAt: () => sql`a.submitted_at`,
  name: () => sql`lower(a.last_name || ' ' || a.first_name)`,
  state: () => sql`array_position(array[${sql.join(sentStates.map(state => sql.lit(state)))}], a.state)`,
  job: () => sql`lower(j.title)`,
  rating: (userId: string) => sql`coalesce(${seenAmong('average', userId)}, ${sql.lit(noRating)})`,
  weightedAverage: (userId: string) => sql`coalesce(${seenAmong('weightedAverage', userId)}, ${sql.lit(noRating)})`,
  rank: (userId: string) => sql`coalesce(${seenRank(userId)}, ${sql.lit(noRank)})`,
  grade: () => sql`coalesce(a.german_grade, ${sql.lit(noGrade)})`,
} as const satisfies Readonly<Record<string, (userId: string) => RawBuilder<unknown>>>

const fields = Object.keys(sortedOn) as readonly (keyof typeof sortedOn)[]
export const foundOrder: Order = {
  sortable: Object.fromEntries(fields.map(field => [field, sql.ref(`found.by_${field}`)])),
  sortedBy: '-submittedAt',
}

export const keysOf = (sort = foundOrder.sortedBy): readonly Key[] =>
  orderOf(sort, foundOrder.sortable, sql.ref('found.application_id'))

/** How each mean is sorted by, and the least of it that is wanted. */
const lists = {
  average: { sort: 'rating', least: ({ minRating }: Filtered) => minRating },
  weightedAverage: { sort: 'weightedAverage', least: ({ minWeightedAverage }: Filtered) => minWeightedAverage },
} as const satisfies Readonly<Record<Mean, object>>

const words = sql`(a.first_name || ' ' || a.last_name || ' ' || a.email || ' ' || j.title)`

const conditionsOf = ({ userId }: Actor, asked: Filtered): readonly RawBuilder<unknown>[] => {
  const { unratedByMe, toReadByMe, text = '' } = asked
  return [
    ...meanNames.flatMap(mean => {
      const least = lists[mean].least(asked)
      return least === undefined ? [] : [sql`coalesce(${seenAmong(mean, userId)} >= ${least}::numeric, false)`]
    }),
    ...(unratedByMe === undefined
      ? []
      : [
          sql`${unratedByMe}::boolean = not exists (select from rating own
          where own.application_id = a.application_id and own.rater_id = ${userId})`,
        ]),
    ...(toReadByMe === undefined
      ? []
      : [
          sql`${toReadByMe}::boolean = exists (select from reading own
          where own.application_id = a.application_id and own.user_id = ${userId})`,
        ]),
    ...text.split(/\s+/).flatMap(word => (word === '' ? [] : [contains(words, word)])),
  ]
}

/** The filters that are also counted: the column of each, and the requested values. */
export const facets = {
  state: { column: 'state', asked: ({ state }: Filtered) => listed(state) },
  jobId: { column: 'job_id', asked: ({ jobId }: Filtered) => listed(jobId) },
  researchGroupId: {
    column: 'research_group_id',
    asked: ({ researchGroupId }: Filtered) => (researchGroupId === undefined ? [] : [researchGroupId]),
  },
} as const

export type Facet = keyof typeof facets
export const facetNames = Object.keys(facets) as readonly Facet[]

export const filteredBy = (asked: Filtered): readonly Facet[] =>
  facetNames.filter(facet => facets[facet].asked(asked).length > 0)

export const passed = (facet: Facet) => sql.ref(`passes_${facets[facet].column}`)
export const allPassed = (wanted: readonly Facet[]) =>
  wanted.length === 0 ? sql`true` : sql.join(wanted.map(passed), sql` and `)

/**
 * The applications that a member may evaluate, as `found`, with their sort fields and whether they pass each facet.
 * Ratings by others are used only if the member may see them.
 */
export const foundOf = (
  actor: Actor,
  asked: Filtered,
  keys: readonly Key[],
  more: readonly RawBuilder<unknown>[] = [],
): RawBuilder<unknown> => {
  const sorted = fields
    .filter(field => keys.some(key => key.field === field))
    .map(field => sql`${sortedOn[field](actor.userId)} as ${sql.id(`by_${field}`)}`)
  const passing = filteredBy(asked).map(
    facet => sql`${sql.ref(`a.${facets[facet].column}`)} = any(${facets[facet].asked(asked)}) as ${passed(facet)}`,
  )
  const which = sql.join([judgedBy(actor), ...more], sql` and `)
  const conditions = conditionsOf(actor, asked)
  const used = meanNames.filter(
    mean => lists[mean].least(asked) !== undefined || keys.some(({ field }) => field === lists[mean].sort),
  )
  // A page in index order ends early, so it must not wait until all rows are found.
  const isWalked = keys[0]?.field === 'submittedAt' && conditions.length === 0 && used.length === 0
  // Left joins, which the database skips if nothing is read from them.
  return sql`${sql.join(
    used.map(mean => sql`${meansOf(mean, which)}, `),
    sql``,
  )} found as ${isWalked ? sql`not materialized` : sql``} (
    select ${sql.join([sql`a.application_id, a.state, a.job_id, a.research_group_id`, ...sorted, ...passing])}
    from application a left join job j on j.job_id = a.job_id
      left join research_group g on g.research_group_id = a.research_group_id
      ${sql.join(used.map(joined), sql` `)}
    where ${sql.join([which, ...conditions], sql` and `)})`
}
