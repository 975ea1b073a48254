import { type Kysely, type RawBuilder, sql } from 'kysely'
import { Type } from 'typebox'
import { asKept } from '../audit/as-kept.ts'
import { isOwnDeed } from '../audit/own-deeds.ts'
import type { Tables } from '../db/schema.ts'
import { type ListQuery, listQuery } from '../lists/list-query.ts'
import { type Page, readPage } from '../lists/page.ts'
import { fullNameOrNull } from '../people/full-name.ts'
import { uuid } from '../schema-parts.ts'
import type { Entry } from './entry.ts'

const order = { sortable: { at: sql`e.at` }, sortedBy: '-at' }

/** The filters of the trail. Days are in UTC, both included. */
export const AuditFilters = {
  ...listQuery(order),
  object: Type.Optional(Type.String({ maxLength: 50, examples: ['job'] })),
  objectId: Type.Optional(Type.String({ maxLength: 100 })),
  byUser: Type.Optional(uuid),
  from: Type.Optional(Type.String({ format: 'date', description: 'The first day, in UTC.' })),
  to: Type.Optional(Type.String({ format: 'date', description: 'The last day, in UTC.' })),
}

export type TrailQuery = ListQuery & {
  readonly object?: string
  readonly objectId?: string
  readonly byUser?: string
  readonly researchGroupId?: string
  readonly from?: string
  readonly to?: string
}

type Reader = {
  /** The trail of one group, not of all. */
  readonly isForGroup: boolean
  readonly isMember: boolean
}

const isApplicant = sql<boolean>`exists (select from application a where ${isOwnDeed})`

/**
 * Applicants appear under the name they applied with; the group does not learn their account. An administrator does not
 * learn which application a letter was about.
 */
const columnsFor = ({ isForGroup, isMember }: Reader) => sql`e.public_id as "eventId", e.at,
  ${isForGroup ? sql`case when not ${isApplicant} then e.by_user end` : sql`e.by_user`} as "byUser",
  coalesce((select ${fullNameOrNull('a')} from application a where ${isOwnDeed} limit 1),
    ${fullNameOrNull('p')}) as "byName", e.object,
  e.object_id as "objectId", e.action, e.from_state as "from", e.to_state as "to",
  e.research_group_id as "researchGroupId",
  ${isMember ? sql`e.details` : sql`case when e.object = 'letter' then e.details - 'applicationId' else e.details end`} as details`

const dayAfter = (day: string): RawBuilder<unknown> => sql`(${day}::date + 1)::timestamp at time zone 'UTC'`
const startOf = (day: string): RawBuilder<unknown> => sql`${day}::date::timestamp at time zone 'UTC'`

const conditionOf = (
  { object, objectId, byUser, researchGroupId, from, to }: TrailQuery,
  isForGroup: boolean,
): RawBuilder<boolean> => {
  const parts = [
    isForGroup && byUser !== undefined ? sql`not ${isApplicant}` : sql`true`,
    ...(object === undefined ? [] : [sql`e.object = ${object}`]),
    ...(objectId === undefined ? [] : [sql`e.object_id = ${asKept(objectId)}`]),
    ...(byUser === undefined ? [] : [sql`e.by_user = ${byUser}`]),
    ...(researchGroupId === undefined ? [] : [sql`e.research_group_id = ${researchGroupId}`]),
    ...(from === undefined ? [] : [sql`e.at >= ${startOf(from)}`]),
    ...(to === undefined ? [] : [sql`e.at < ${dayAfter(to)}`]),
  ]
  return sql<boolean>`${sql.join(parts, sql` and `)}`
}

/** The serial number of an entry defines the order, but would reveal how many others are hidden. */
const publicId = {
  of: sql`e.public_id`,
  back: (value: unknown) => sql`(select event_id from audit_event where public_id = ${value})`,
}

/** The visible entries of the trail, newest first. */
export const listAudit = async (
  db: Kysely<Tables>,
  asked: TrailQuery,
  shown: RawBuilder<boolean>,
  reader: Reader,
): Promise<Page<Entry>> => {
  const page = await readPage<Omit<Entry, 'at'> & { readonly at: Date }>(
    db,
    {
      select: columnsFor(reader),
      from: sql`audit_event e left join person p on p.user_id = e.by_user`,
      where: sql`${conditionOf(asked, reader.isForGroup)} and ${shown}`,
      id: sql`e.event_id`,
      publicId,
      ...order,
    },
    asked,
  )
  return { ...page, items: page.items.map(entry => ({ ...entry, at: entry.at.toISOString() })) }
}
