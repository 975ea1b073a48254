import type { Fact } from '@kolleg/lifecycle'
import type { Tx } from '../db/schema.ts'
import { asKept } from './as-kept.ts'
import type { Deed } from './deeds.ts'

type More = {
  /** The group whose professors may read it. */
  readonly groupId?: string | null
  /**
   * Ids, times, names of fields and things, but no text by or about people, because the trail outlives them. An entry
   * about an application contains `applicationId`, so that its applicant can be removed from it later.
   */
  readonly details?: object
}

/** Records who did what, a step of a lifecycle or another action, in the transaction of the change. */
export const record = async (
  tx: Tx,
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
