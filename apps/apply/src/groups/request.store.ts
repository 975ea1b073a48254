import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { columns } from './group.store.ts'
import type { Group } from './group.ts'
import { isOpen } from './members/invitation.store.ts'

/** How many requests of a person are pending. */
export const countRequests = async (tx: Tx, userId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from research_group
    where requested_by = ${userId} and state = 'DRAFT'`.execute(tx)
  return rows[0]?.count ?? 0
}

/** A person's requests that were not granted, locked in the same order everywhere. */
export const lockRequests = async (tx: Tx, userId: string): Promise<readonly Group[]> => {
  const { rows } = await sql<Group>`select ${columns} from research_group g
    where g.requested_by = ${userId} order by g.research_group_id for update`.execute(tx)
  return rows
}

/** Whether an administrator has already added members. */
export const isPeopled = async (tx: Tx, researchGroupId: string): Promise<boolean> => {
  const { rows } = await sql`select from research_group g where g.research_group_id = ${researchGroupId} and (
    exists (select from role r where r.research_group_id = g.research_group_id)
    or exists (select from job j where j.research_group_id = g.research_group_id)
    or exists (select from invitation i where i.research_group_id = g.research_group_id and ${isOpen}))`.execute(tx)
  return rows.length > 0
}

/** The fields of a group that another person changed last. Older entries list the whole form, as `fields`. */
export const fieldsOfOthers = async (tx: Tx, researchGroupId: string, userId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ field: string }>`select field from (
      select distinct on (field) field, by_user
      from audit_event, jsonb_array_elements_text(details -> 'changed') as field
      where object = 'researchGroup' and object_id = ${researchGroupId} and action = 'edit'
      order by field, event_id desc) as last_change
    where by_user is distinct from ${userId}`.execute(tx)
  return rows.map(({ field }) => field)
}

/** The trail keeps that there was a request, but not its name. */
export const deleteRequest = async (tx: Tx, researchGroupId: string): Promise<void> => {
  await sql`delete from research_group where research_group_id = ${researchGroupId}`.execute(tx)
  await sql`update audit_event set details = details - 'name'
    where object = 'researchGroup' and object_id = ${researchGroupId}`.execute(tx)
}
