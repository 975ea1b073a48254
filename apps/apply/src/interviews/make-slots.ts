import { randomUUID } from 'node:crypto'
import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { distinctIds } from '../lists/distinct-ids.ts'
import { problem } from '../problems.ts'
import { lockProcess } from './get.ts'
import { mustBeOpen, type Process } from './process.ts'
import { periodsOf } from './series.ts'
import type { SlotSeries } from './slot.body.ts'
import { addSlots, findSlots } from './slot.store.ts'
import type { Slot } from './slot.ts'
import { slotFaults } from './slot-faults.ts'
import { orTaken } from './taken.ts'

/** Creates the slots of a series, all of them or none. */
export const makeSlots = async (
  tx: Tx,
  actor: Actor,
  processId: string,
  { location = '', link = '', ...series }: SlotSeries,
): Promise<{ readonly process: Process; readonly slots: readonly Slot[] }> => {
  const process = await lockProcess(tx, actor, 'makeSlots', processId)
  mustBeOpen(process, 'makeSlots')
  const interviewerIds = distinctIds(series.interviewerIds)
  const place = { location: location.trim(), link }
  const made = periodsOf(series, process.zone, new Date())
  const faults = await slotFaults(tx, process, place, interviewerIds)
  const errors = [...('faults' in made ? made.faults : []), ...faults]
  if ('faults' in made || errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
  const slots = made.periods.map(period => ({ ...period, slotId: randomUUID() }))
  await addSlots(tx, slots, { ...place, processId: process.processId, by: actor.userId, interviewerIds }).catch(
    orTaken('An interviewer has another slot at one of these times.'),
  )
  const slotIds = slots.map(({ slotId }) => slotId)
  await record(
    tx,
    { object: 'interviewProcess', objectId: process.processId, action: 'makeSlots', by: actor.userId },
    { groupId: process.researchGroupId, details: { slotIds } },
  )
  return { process, slots: await findSlots(tx, slotIds) }
}
