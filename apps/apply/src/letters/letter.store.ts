import { type Insertable, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
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

/**
 * Where a letter goes: as it was addressed, unless someone else has proven that address by now; then to the addressee's
 * account, if that has one nobody else has proven. A letter to an address alone is meant for whoever reads there.
 */
export const findAddress = async (
  tx: Tx,
  { user_id: userId, recipient_address: written }: LetterRow,
): Promise<string | undefined> => {
  if (userId === null) return written
  const { rows } = await sql<{ address: string }>`select address from person p,
      lateral (values (1, ${written}), (2, p.email)) as known (rank, address)
    where p.user_id = ${userId} and address <> '' and not exists (select from person o
      where lower(o.email) = lower(address) and o.email_verified and o.email <> '' and o.erased_at is null
        and o.user_id <> p.user_id)
    order by rank limit 1`.execute(tx)
  return rows[0]?.address
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
