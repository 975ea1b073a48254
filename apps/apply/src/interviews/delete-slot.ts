import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import type { Expected } from '../front-door/versions.ts'
import { lockSlot } from './get.ts'
import { mustBeOpen } from './process.ts'
import { removeSlot } from './slot.store.ts'
import { slotSteps } from './slot.ts'

/** Deletes a slot that nobody has booked. */
export const deleteSlot = async (tx: Tx, actor: Actor, slotId: string, expected: Expected): Promise<void> => {
  const { process, held: slot } = await lockSlot(tx, actor, 'deleteSlot', slotId)
  expected(slot.version)
  mustBeOpen(process, 'deleteSlot')
  const { fact } = slotSteps.step(slot, 'delete', { by: actor.userId, at: new Date() })
  await removeSlot(tx, slot.slotId)
  await record(tx, fact, { groupId: process.researchGroupId, details: { startsAt: slot.startsAt.toISOString() } })
}
