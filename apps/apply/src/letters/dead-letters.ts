import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { type Static, Type } from 'typebox'
import type { Tables } from '../db/schema.ts'
import type { ListAsked } from '../lists/list-query.ts'
import { type Page, readPage } from '../lists/page.ts'

/** A letter that was given up, without its words: whoever mends the mail need not read it. */
export const DeadLetter = Type.Object(
  {
    letterId: Type.String({ format: 'uuid' }),
    type: Type.String(),
    recipientName: Type.String(),
    recipientAddress: Type.String(),
    subject: Type.String(),
    attempts: Type.Integer(),
    lastError: Type.String({ description: 'Why the last attempt failed.' }),
    writtenAt: Type.String({ format: 'date-time' }),
    mayResend: Type.Boolean({ description: 'False for a secret letter, whose words are gone.' }),
  },
  { title: 'DeadLetter' },
)

type Dead = Omit<Static<typeof DeadLetter>, 'writtenAt'> & { readonly writtenAt: Date }

export const deadLetterOrder = { sortable: { writtenAt: sql`written_at` }, sortedBy: 'writtenAt' }

/** One that was emptied is nothing to be mended any more. */
export const isDead = sql<boolean>`state = 'DEAD' and recipient_address <> ''`

const list = {
  select: sql`letter_id as "letterId", type, recipient_name as "recipientName", recipient_address as "recipientAddress",
    subject, attempts, coalesce(last_error, '') as "lastError", written_at as "writtenAt", text is not null as "mayResend"`,
  from: sql`letter`,
  where: isDead,
  id: sql`letter_id`,
  ...deadLetterOrder,
}

export const deadLetters = async (
  { query }: Database<Tables>,
  asked: ListAsked,
): Promise<Page<Static<typeof DeadLetter>>> => {
  const page = await readPage<Dead>(query, list, asked)
  return { ...page, items: page.items.map(letter => ({ ...letter, writtenAt: letter.writtenAt.toISOString() })) }
}
