import { type RawBuilder, sql } from 'kysely'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { inStates } from '../states/among.ts'
import { aboutOf, endLetter, type LetterRow, livingOf, lockLetter, updateLetter } from './letter.store.ts'
import { letterSteps } from './letter.ts'

/** The same as `droppedStep` in SQL. */
export const droppedState = sql`case when handed_over_at is null then 'TAKEN_BACK' else 'UNCONFIRMED' end`

/** Only a letter that cannot have arrived counts as taken back. */
export const droppedStep = (row: LetterRow, at: Date) =>
  letterSteps.attempt(livingOf(row), row.handed_over_at === null ? 'drop' : 'dropUnconfirmed', { by: null, at })

/**
 * Ends a letter that must not be sent. The audit trail names no actor: that would reveal whose application it was
 * about.
 */
export const endDropped = async (tx: Tx, row: LetterRow, at: Date): Promise<void> => {
  const step = droppedStep(row, at)
  if (!step.taken) return
  await endLetter(tx, row, { state: step.next, handed_over_at: row.handed_over_at })
  await record(tx, step.fact, { details: aboutOf(row) })
}

/**
 * Stops a letter that is no longer true, also one that was tried in vain or given up. If the mail server is deciding
 * about it, its answer counts, and there is no retry. Returns whether the letter certainly does not arrive.
 */
export const drop = async (tx: Tx, letterId: string, at: Date): Promise<boolean> => {
  const row = await lockLetter(tx, letterId)
  if (row === undefined) return false
  if (row.state === 'SENDING' && row.handed_over_at !== null) await updateLetter(tx, letterId, { dropped_at: at })
  else await endDropped(tx, row, at)
  return row.handed_over_at === null
}

type Dropped = { readonly id: string; readonly type: string; readonly userId: string | null }

/** All of them that have not left. Locked in one order before any of them ends. Returns those that cannot arrive. */
export const dropAll = async (tx: Tx, which: RawBuilder<boolean>, at: Date): Promise<readonly Dropped[]> => {
  const { rows } = await sql<Dropped>`select letter_id as id, type, user_id as "userId" from letter
    where ${which} and ${inStates('state', letterSteps.table.drop.from)} order by letter_id for update`.execute(tx)
  const stopped: Dropped[] = []
  for (const letter of rows) if (await drop(tx, letter.id, at)) stopped.push(letter)
  return stopped
}
