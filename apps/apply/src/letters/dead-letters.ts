import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { type Static, Type } from 'typebox'
import type { Tables } from '../db/schema.ts'
import type { ListAsked } from '../lists/list-query.ts'
import { type Page, readPage } from '../lists/page.ts'
import { type LetterType, letterTypes } from './kinds/kinds.ts'

type Rejection = Extract<LetterType, `APPLICATION_REJECTED_${string}`>
const isRejection = (type: LetterType): type is Rejection => type.startsWith('APPLICATION_REJECTED_')

/** The reason of a rejection stays with the group. */
const shownAs = (type: LetterType): Exclude<LetterType, Rejection> | 'APPLICATION_REJECTED' =>
  isRejection(type) ? 'APPLICATION_REJECTED' : type

/** A letter that was given up, without its words: whoever mends the mail need not read it. */
export const DeadLetter = Type.Object(
  {
    letterId: Type.String({ format: 'uuid' }),
    type: Type.Enum([...new Set(letterTypes.map(shownAs))], { description: 'One for all rejections.' }),
    recipientName: Type.String(),
    recipientAddress: Type.String(),
    subject: Type.Optional(Type.String({ description: 'Left out of letters about an application.' })),
    attempts: Type.Integer(),
    lastError: Type.String({ description: 'Why the last attempt failed.' }),
    writtenAt: Type.String({ format: 'date-time' }),
    mayResend: Type.Boolean({
      description: 'False for a secret letter, whose words are gone, and for one that would come too late.',
    }),
  },
  { title: 'DeadLetter' },
)

type Dead = Omit<Static<typeof DeadLetter>, 'type' | 'subject' | 'writtenAt'> & {
  readonly type: LetterType
  readonly subject: string | null
  readonly writtenAt: Date
}

export const deadLetterOrder = { sortable: { writtenAt: sql`written_at` }, sortedBy: 'writtenAt' }

/** One that was emptied is nothing to be mended any more. */
export const isDead = sql<boolean>`state = 'DEAD' and recipient_address <> ''`

const list = {
  select: sql`letter_id as "letterId", type, recipient_name as "recipientName", recipient_address as "recipientAddress",
    case when application_id is null then subject end as subject, attempts, coalesce(last_error, '') as "lastError",
    written_at as "writtenAt", text is not null and coalesce(expires_at > now(), true) as "mayResend"`,
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
  return { ...page, items: page.items.map(shown) }
}

/** Subjects name applicants and decisions, of which an administrator knows state, job and dates. */
const shown = ({ type, subject, writtenAt, ...letter }: Dead): Static<typeof DeadLetter> => ({
  ...letter,
  type: shownAs(type),
  ...(subject !== null && { subject }),
  writtenAt: writtenAt.toISOString(),
})
