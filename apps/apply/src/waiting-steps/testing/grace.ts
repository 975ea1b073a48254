import { sql } from 'kysely'
import type { Someone } from '../../../test/house/cast.ts'
import type { House } from '../../../test/house/house.ts'

export const graceOn = { grace: 'on' }

/** Asks for a step of a position that waits. */
export const announceState = (who: Someone, jobId: string, state: string, more: object = {}, headers: object = {}) =>
  who.call(`/api/jobs/${jobId}/state`, {
    method: 'PUT',
    body: { state, ...more },
    headers: { ...graceOn, ...headers },
  })

/** The grace time of every group of a house. */
export const setGrace = async ({ database }: House, minutes: number): Promise<void> => {
  await database.query.updateTable('research_group').set({ letter_grace_minutes: minutes }).execute()
}

/** Lets the grace time of a step be over, without carrying it out. */
export const makeDue = async ({ database }: House, stepId: string): Promise<void> => {
  await sql`update waiting_step set due_at = now() - interval '1 second' where step_id = ${stepId}`.execute(
    database.query,
  )
}

/** What the outbox does with a step once it is due. */
export const carryOutStep = async (house: House, stepId: string): Promise<void> => {
  await makeDue(house, stepId)
  await house.effects.step.carryOut(stepId, AbortSignal.timeout(60_000))
}
