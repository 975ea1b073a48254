import { type Kysely, sql } from 'kysely'
import type { Tables, Tx } from '../db/schema.ts'
import type { Group, GroupData, GroupState } from './group.ts'

type Query = Kysely<Tables>
export const columns = sql`g.research_group_id as "researchGroupId", g.name, g.abbreviation, g.head, g.email, g.website,
  g.description, g.street, g.postal_code as "postalCode", g.city, g.department_id as "departmentId", g.timezone,
  g.default_language as "defaultLanguage", g.letter_grace_minutes as "letterGraceMinutes",
  g.independent_ratings as "independentRatings", g.state, g.requested_by as "requestedBy",
  g.denial_reason as "denialReason", g.version, g.created_at as "createdAt", g.updated_at as "updatedAt"`

/** The columns that the policy reads, for lists. */
export const policyColumns = {
  researchGroupId: 'g.research_group_id',
  state: 'g.state',
  requestedBy: 'g.requested_by',
} as const

export const findGroup = async (db: Query, researchGroupId: string): Promise<Group | undefined> => {
  const { rows } = await sql<Group>`select ${columns} from research_group g
    where g.research_group_id = ${researchGroupId}`.execute(db)
  return rows[0]
}

/** Locks the group: until the end of the transaction nobody else changes it or removes a member. */
export const lockGroup = async (tx: Tx, researchGroupId: string): Promise<Group | undefined> => {
  const { rows } = await sql<Group>`select ${columns} from research_group g
    where g.research_group_id = ${researchGroupId} for no key update`.execute(tx)
  return rows[0]
}

type New = Partial<GroupData> & {
  readonly researchGroupId: string
  readonly name: string
  readonly state: GroupState
  readonly requestedBy: string | null
}

export const insertGroup = async (tx: Tx, { researchGroupId, name, state, requestedBy, ...data }: New): Promise<void> =>
  void (await tx
    .insertInto('research_group')
    .values({
      research_group_id: researchGroupId,
      state,
      requested_by: requestedBy,
      ...rowOf(data),
      name,
      name_key: keyOf(name),
    })
    .execute())

type Changed = Partial<GroupData> & Partial<Pick<Group, 'state' | 'requestedBy' | 'denialReason'>>

/**
 * The groups with this contact address of which the person is a member or requester; locked in the same order
 * everywhere.
 */
export const lockReachedAt = async (tx: Tx, userId: string, email: string): Promise<readonly Group[]> => {
  const { rows } = await sql<Group>`select ${columns} from research_group g where lower(g.email) = lower(${email})
    and (exists (select from role r where r.user_id = ${userId} and r.research_group_id = g.research_group_id)
      or (g.requested_by = ${userId} and g.state <> 'ACTIVE'))
    order by g.research_group_id for update`.execute(tx)
  return rows
}

/** The group must be locked. */
export const updateGroup = async (
  tx: Tx,
  researchGroupId: string,
  { state, requestedBy, denialReason, ...data }: Changed,
): Promise<void> =>
  void (await tx
    .updateTable('research_group')
    .set({
      ...rowOf(data),
      ...(data.name !== undefined && { name_key: keyOf(data.name) }),
      ...(state !== undefined && { state }),
      ...(requestedBy !== undefined && { requested_by: requestedBy }),
      ...(denialReason !== undefined && { denial_reason: denialReason }),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('research_group_id', '=', researchGroupId)
    .execute())

const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase()

const rowOf = ({
  postalCode,
  departmentId,
  defaultLanguage,
  letterGraceMinutes,
  independentRatings,
  ...same
}: Partial<GroupData>) => ({
  ...same,
  ...(postalCode !== undefined && { postal_code: postalCode }),
  ...(departmentId !== undefined && { department_id: departmentId }),
  ...(defaultLanguage !== undefined && { default_language: defaultLanguage }),
  ...(letterGraceMinutes !== undefined && { letter_grace_minutes: letterGraceMinutes }),
  ...(independentRatings !== undefined && { independent_ratings: independentRatings }),
})

/** Whether the department exists; it cannot be deleted before the end of the transaction. */
export const lockDepartment = async (tx: Kysely<Tables>, departmentId: string): Promise<boolean> => {
  const { rows } = await sql`select from department where department_id = ${departmentId} for key share`.execute(tx)
  return rows.length > 0
}
