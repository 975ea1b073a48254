import { type RawBuilder, sql, type Transaction } from 'kysely'
import { record } from '../audit/record.ts'
import type { Tables } from '../db/schema.ts'
import { aboutOf, endLetter, holdLetter, livingOf } from './letter.store.ts'
import { letterSteps } from './letter.ts'

/**
 * Ends a letter that tells what is no longer so, also one that was tried in vain or given up. What is just being handed
 * over may still arrive, but is not tried again; what has left already told the truth then. It is nobody's deed: the
 * trail would tell whose application a letter to others was about.
 */
export const drop = async (tx: Transaction<Tables>, letterId: string, at: Date): Promise<void> => {
  const row = await holdLetter(tx, letterId)
  const step = row && letterSteps.attempt(livingOf(row), 'drop', { by: null, at })
  if (row === undefined || !step?.taken) return
  await endLetter(tx, row, { state: step.next })
  await record(tx, step.fact, { details: aboutOf(row) })
}

type Dropped = { readonly id: string; readonly type: string; readonly userId: string | null }

/** All of those that have not left; held in one order before any of them ends. Gives which they were. */
export const dropAll = async (
  tx: Transaction<Tables>,
  which: RawBuilder<boolean>,
  at: Date,
): Promise<readonly Dropped[]> => {
  const { rows } = await sql<Dropped>`select letter_id as id, type, user_id as "userId" from letter
    where ${which} and state not in ('SENT', 'TAKEN_BACK') order by letter_id for update`.execute(tx)
  for (const { id } of rows) await drop(tx, id, at)
  return rows
}
