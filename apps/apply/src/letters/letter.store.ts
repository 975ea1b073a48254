import { type Insertable, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { Tables } from '../db/schema.ts'
import type { Letter } from './letter.ts'

type Tx = Transaction<Tables>
export type LetterRow = Selectable<Tables['letter']>

export const insertLetter = async (tx: Tx, row: Insertable<Tables['letter']>): Promise<void> => {
  await tx.insertInto('letter').values(row).execute()
}

/** Holds the row, so that taking back and sending take turns. */
export const holdLetter = (tx: Tx, letterId: string): Promise<LetterRow | undefined> =>
  tx.selectFrom('letter').selectAll().where('letter_id', '=', letterId).forUpdate().executeTakeFirst()

export const updateLetter = async (tx: Tx, letterId: string, change: Updateable<Tables['letter']>): Promise<void> => {
  await tx.updateTable('letter').set(change).where('letter_id', '=', letterId).execute()
}

/** The words of a secret letter are gone with its end. */
export const ended = ({ secret }: LetterRow) => (secret ? { text: null, html: null } : {})

export const livingOf = ({ letter_id, state }: LetterRow): Letter => ({ letterId: letter_id, state })
