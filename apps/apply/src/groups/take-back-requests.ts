import type { Actor } from '@kolleg/access'
import type { Transaction } from 'kysely'
import { record } from '../audit/record.ts'
import type { Tables } from '../db/schema.ts'
import { updateGroup } from './group.store.ts'
import { groupSteps } from './group.ts'
import { deleteRequest, holdRequests, isPeopled } from './request.store.ts'

const personal = { head: '', email: '', requestedBy: null, denialReason: null } as const

/** Takes back what someone has asked for and never got; a group that others belong to by now stays without them. */
export const takeBackRequests = async (tx: Transaction<Tables>, { userId }: Actor): Promise<void> => {
  for (const group of await holdRequests(tx, userId)) {
    const { researchGroupId: groupId } = group
    const moment = { by: userId, at: new Date() }
    if (await isPeopled(tx, groupId)) {
      await updateGroup(tx, groupId, personal)
      const { fact } = groupSteps.step(group, 'edit', moment)
      await record(tx, fact, { groupId, details: { fields: Object.keys(personal) } })
    } else {
      await deleteRequest(tx, groupId)
      await record(tx, groupSteps.step(group, 'takeBack', moment).fact, { groupId })
    }
  }
}
