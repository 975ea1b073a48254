import type { Fact } from '@kolleg/lifecycle'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { asKept } from './as-kept.ts'
import type { Deed } from './deeds.ts'

type More = {
  /** The group whose professors may read of it. */
  readonly groupId?: string | null
  /**
   * Ids, instants, names of fields and of things; no words by or about people, since the trail outlives them. What is
   * about an application names it as `applicationId`: by that it is forgotten whose deed it was.
   */
  readonly details?: object
}

/** Writes down who did what, a step of a lifecycle or another deed, in the transaction of the change. */
export const record = async (
  tx: Transaction<Tables>,
  { object, objectId, action, by, at = new Date(), from = null, to = null }: Fact | Deed,
  { groupId = null, details = {} }: More = {},
): Promise<void> => {
  await tx
    .insertInto('audit_event')
    .values({
      at,
      by_user: by,
      action,
      object,
      object_id: asKept(objectId),
      from_state: from,
      to_state: to,
      research_group_id: groupId,
      details: Object.fromEntries(Object.entries(details).map(([name, value]) => [name, asKept(value)])),
    })
    .execute()
}
