import type { Fact, Moment } from '@kolleg/lifecycle'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { aboutOf, endLetter, livingOf, lockLetter } from './letter.store.ts'
import { letterSteps } from './letter.ts'

/**
 * Only a waiting letter can be taken back; the queue then skips it. Recorded in the trail of the group if it is an
 * action by itself.
 */
export const takeBack = async (
  tx: Tx,
  letterId: string,
  moment: Moment,
  noted: Parameters<typeof record>[2] = {},
): Promise<Fact> => {
  const row = await lockLetter(tx, letterId)
  if (row === undefined) throw problem('NOT_FOUND')
  const step = letterSteps.attempt(livingOf(row), 'takeBack', moment)
  if (!step.taken) {
    const detail = `The letter is ${row.state}: only a letter that still waits can be taken back.`
    throw problem('STATE_CONFLICT', { detail, members: { from: row.state, action: 'takeBack', allowed: [] } })
  }
  const { next, fact } = step
  await endLetter(tx, row, { state: next })
  await record(tx, fact, { ...noted, details: { ...aboutOf(row), ...noted.details } })
  return fact
}
