import { type Insertable, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { emptyForgotten } from './empty.ts'
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

/** The words of a secret letter are gone with its end; all of it, where nobody is to know any more to whom it was. */
export const endLetter = async (
  tx: Tx,
  { letter_id: letterId, secret }: LetterRow,
  change: Updateable<Tables['letter']>,
): Promise<void> => {
  await updateLetter(tx, letterId, { ...change, ...(secret && { text: null, html: null }) })
  await emptyForgotten(tx, letterId)
}

/** What the trail tells of it besides. */
export const aboutOf = ({ application_id: applicationId }: LetterRow): object =>
  applicationId ? { applicationId } : {}

export const livingOf = ({ letter_id, state }: LetterRow): Letter => ({ letterId: letter_id, state })
