import { record } from '../../audit/record.ts'
import type { Tx } from '../../db/schema.ts'
import type { MemberRole } from './member.ts'

type MembershipChange = {
  readonly action: 'add' | 'join' | 'changeRole' | 'remove' | 'leave'
  readonly groupId: string
  readonly userId: string
  readonly by: string | null
  readonly from: MemberRole | null
  readonly to: MemberRole | null
  readonly details?: object
}

/** Records a change of a membership, from which role to which. */
export const recordMembership = (
  tx: Tx,
  { groupId, userId, details = {}, ...change }: MembershipChange,
): Promise<void> => record(tx, { object: 'membership', objectId: userId, ...change }, { groupId, details })
