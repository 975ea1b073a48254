import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import type { Grace } from '../waiting-steps/grace.ts'
import type { WaitingStepKind } from '../waiting-steps/waiting-step.ts'

const idIn = (params: unknown, name: string): string => String(Object(params)[name])

/** Times concern only invited people; until there is one, changing them is internal to the group. */
const areOffered = async (tx: Tx, processId: string): Promise<boolean> => {
  const { rows } = await sql`select from interviewee where process_id = ${processId} and contacted_at is not null
    limit 1`.execute(tx)
  return rows.length > 0
}

const areOfferedWith = async (tx: Tx, slotId: string): Promise<boolean> => {
  const { rows } = await sql`select from interviewee i join interview_slot s using (process_id)
    where s.slot_id = ${slotId} and i.contacted_at is not null limit 1`.execute(tx)
  return rows.length > 0
}

const waitsIf = (waits: boolean, kind: WaitingStepKind) => (waits ? ({ kind, time: 'short' } as const) : undefined)

export const makingSlots: Grace = async ({ params }, tx) =>
  waitsIf(await areOffered(tx, idIn(params, 'processId')), 'OFFER_SLOTS')

export const changingSlot: Grace = async ({ params }, tx) =>
  waitsIf(await areOfferedWith(tx, idIn(params, 'slotId')), 'CHANGE_SLOT')

export const deletingSlot: Grace = async ({ params }, tx) =>
  waitsIf(await areOfferedWith(tx, idIn(params, 'slotId')), 'DELETE_SLOT')

/** A person who was never invited does not know that they were on the shortlist. */
export const removing: Grace = async ({ params }, tx) => {
  const { rows } = await sql`select from interviewee where interviewee_id = ${idIn(params, 'intervieweeId')}
    and contacted_at is not null`.execute(tx)
  return waitsIf(rows.length > 0, 'REMOVE_INTERVIEWEE')
}
